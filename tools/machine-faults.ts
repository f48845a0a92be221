/** What the system's error codes mean for somebody who builds the site. */
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room (a build needs about 200 MB), then build again.',
  EDQUOT: 'Your share of the disk is used up: make room (a build needs about 200 MB), then build again.',
  EROFS: 'The project lies on a disk that can only be read: copy it to one that can be written to, and build there.',
  EACCES: 'A file or folder of the project may not be read or written by you: change its permissions, then build again.',
  EPERM:
    'The system does not allow a file or folder of the project to be changed: close programs that use it and look at its permissions.',
  EMFILE: 'Too many files are open: close other programs, or raise the limit (ulimit -n), then build again.',
};

/** Finds a fault of the machine in an error's text, and tells what happened, where and what to do; undefined if there is none. */
export function machineFault(text: string): string | undefined {
  const [, code = '', path = ''] = /\b(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE)\b(?:: [^\n]*?'([^'\n]+)')?/.exec(text) ?? [];
  const sentence = sentences[code];
  return sentence && (path ? `${path}: ${sentence}` : sentence);
}
