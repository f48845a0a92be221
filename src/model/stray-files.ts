/** Finds files that got into the content and media folders by accident. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files that operating systems and network drives create by themselves. */
const systemFile =
  /^(?:\.DS_Store|\._.*|\.AppleDouble|\.LSOverride|\.localized|\.Spotlight-V100|\.Trashes|\.fseventsd|\.TemporaryItems|__MACOSX|Icon\r|Thumbs\.db(?::encryptable)?|ehthumbs(?:_vista)?\.db|desktop\.ini|\$RECYCLE\.BIN|\.directory|\.Trash-\d+|\.nfs[\da-f]+|\.fuse_hidden[\da-f]+)$/i;

/** Whether an operating system wrote a file or folder of this name. Such files are neither read nor published. */
export const isSystemFile = (name: string): boolean => systemFile.test(name);

/** Every file below a folder, as `events/open-day.yaml`, in order, without what operating systems write. Empty where there is no such folder. */
export function filesBelow(folder: string): string[] {
  let entries: ReturnType<typeof entriesOf>;
  try {
    entries = entriesOf(folder);
  } catch {
    return [];
  }
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((names) => !names.some(isSystemFile))
    .map((names) => names.join('/'))
    .sort();
}

const entriesOf = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true });

const copy = /~$|^~\$|^\.#|^#.*#$|\.(?:bak|backup|old|orig|rej|tmp|temp|sw[a-p]|part|crdownload|download)$/i;

/** Advice for an unexpected file, or undefined if its name gives no hint. */
export function strayFileAdvice(name: string): string | undefined {
  const base = name.split('/').at(-1) ?? name;
  if (copy.test(base)) return 'is a backup or a temporary copy: delete it, or keep it outside the project';
  if (name.split('/').some((part) => part.startsWith('.') && part !== '.well-known'))
    return 'is a hidden file: delete it, or keep it outside the project';
  const meant = base.replace(/(?:\.ya?ml)?(?:\.txt)?$/i, '.yaml');
  if (/\.ya?ml(?:\.txt)?$/i.test(base) && meant !== base)
    return `is not read, since its name must end in .yaml: rename it to ${meant}`;
  return undefined;
}
