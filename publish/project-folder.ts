/** Returns why Vite can't build in a folder: a character in its path that Vite reads as part of a URL. Returns undefined if it can. */
export function projectFolderFault(folder: string): string | undefined {
  const name = folder.split(/[\\/]/).find((segment) => /[%#?]/.test(segment));
  return name === undefined
    ? undefined
    : `The site can't be built in ${folder}: rename the folder '${name}' to a name without ${/[%#?]/.exec(name)?.[0]}.`;
}
