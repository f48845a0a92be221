/**
 * Returns the `codecs` parameter of an AV1 file in MP4 (av01.0.05M.10), from its configuration box: profile, level, tier and bit depth. Throws if
 * there is none.
 */
export function av1Codec(file: Buffer): string {
  const offset = file.indexOf('av1C');
  if (offset < 0 || offset + 7 > file.length)
    throw new Error('The file has no AV1 video: its configuration box (av1C) is missing.');
  const [profileAndLevel, flags] = [file.readUInt8(offset + 5), file.readUInt8(offset + 6)];
  const [profile, level] = [profileAndLevel >> 5, profileAndLevel & 31];
  const tier = flags & 0x80 ? 'H' : 'M';
  const bits = flags & 0x40 ? (flags & 0x20 ? 12 : 10) : 8;
  return `av01.${profile}.${`${level}`.padStart(2, '0')}${tier}.${`${bits}`.padStart(2, '0')}`;
}
