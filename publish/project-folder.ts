/** Tells that Vite can't build in a folder because of a character in its path, which it reads as part of a URL; undefined where it can. */
export function projectFolderFault(folder: string): string | undefined {
  const name = folder.split(/[\\/]/).find((part) => /[%#?]/.test(part));
  return name === undefined
    ? undefined
    : `The site can't be built in ${folder}: rename the folder '${name}' to a name without ${/[%#?]/.exec(name)?.[0]}.`;
}
