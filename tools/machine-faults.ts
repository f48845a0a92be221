/** Advice for the system's error codes during a build. */
const adviceByCode: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: make room (a build needs about 200 MB), then build again.',
  EDQUOT: 'Your disk quota is used up: make room (a build needs about 200 MB), then build again.',
  EROFS: 'The project is on a read-only disk: copy it to a writable disk, and build there.',
  EACCES: 'You have no permission to read or write a file or folder of the project: change its permissions, then build again.',
  EPERM:
    'The system does not allow a file or folder of the project to be changed: close programs that use it and check its permissions.',
  EMFILE: 'Too many files are open: close other programs, or raise the limit (ulimit -n), then build again.',
};

/** Returns the advice for a system error in an error's text, with its path; undefined if there is none. */
export function machineFault(text: string): string | undefined {
  const [, code = '', path = ''] = /\b(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EMFILE)\b(?:: [^\n]*?'([^'\n]+)')?/.exec(text) ?? [];
  const advice = adviceByCode[code];
  return advice && (path ? `${path}: ${advice}` : advice);
}
