/** Finds files that got into the content and media folders by accident. */
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Files that operating systems and network drives create by themselves. */
const systemFile =
  /^(?:\.DS_Store|\._.*|\.AppleDouble|\.LSOverride|\.localized|\.Spotlight-V100|\.Trashes|\.fseventsd|\.TemporaryItems|__MACOSX|Icon\r|Thumbs\.db(?::encryptable)?|ehthumbs(?:_vista)?\.db|desktop\.ini|\$RECYCLE\.BIN|\.directory|\.Trash-\d+|\.nfs[\da-f]+|\.fuse_hidden[\da-f]+)$/i;

/** Whether a file or folder of this name was created by an operating system. Such files are neither read nor published. */
export const isSystemFile = (name: string): boolean => systemFile.test(name);

/** Returns the sorted relative paths of all files below a folder (`events/open-day.yaml`), without system files. Empty if the folder does not exist. */
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

const backupName = /~$|^~\$|^\.#|^#.*#$|\.(?:bak|backup|old|orig|rej|tmp|temp|sw[a-p]|part|crdownload|download)$/i;

/** Advice for an unexpected file, or undefined if its name gives no hint. */
export function strayFileAdvice(name: string): string | undefined {
  const base = name.split('/').at(-1) ?? name;
  if (backupName.test(base)) return 'is a backup or a temporary copy: delete it, or keep it outside the project';
  if (name.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known'))
    return 'is a hidden file: delete it, or keep it outside the project';
  const correctName = base.replace(/(?:\.ya?ml)?(?:\.txt)?$/i, '.yaml');
  if (/\.ya?ml(?:\.txt)?$/i.test(base) && correctName !== base)
    return `is not read, since its name must end in .yaml: rename it to ${correctName}`;
  return undefined;
}
