/**
 * What an AV1 file in MP4 asks of a player, as a media type names it (av01.0.05M.10), read from the file's own configuration box: profile,
 * level, tier and bits. Throws when there is none.
 */
export function av1Codec(file: Buffer): string {
  const at = file.indexOf('av1C');
  if (at < 0 || at + 7 > file.length) throw new Error('This file holds no AV1 film.');
  const [profileAndLevel, flags] = [file.readUInt8(at + 5), file.readUInt8(at + 6)];
  const [profile, level] = [profileAndLevel >> 5, profileAndLevel & 31];
  const tier = flags & 0x80 ? 'H' : 'M';
  const bits = flags & 0x40 ? (flags & 0x20 ? 12 : 10) : 8;
  return `av01.${profile}.${`${level}`.padStart(2, '0')}${tier}.${`${bits}`.padStart(2, '0')}`;
}
