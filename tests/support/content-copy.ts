/** A temporary copy of the content for tests to break. Its events are replaced by fixed ones, because the office deletes events. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectPath } from '../../publish/project.ts';

export interface ContentCopy {
  root: string;
  /** Replaces the first match of `search` in a file of src/content/. Returns the line number of the match. Throws if nothing matches. */
  edit(file: string, search: string | RegExp, replacement: string): number;
  write(file: string, bytes: string | Buffer): void;
  remove(file: string): void;
  /** Deletes the copy. */
  dispose(): void;
}

const eventIds = ['after-the-boards', 'internship-day', 'lamps-and-stages', 'moot-final', 'nine-school-games', 'open-day'];

/** A valid event. */
const eventFile = (id: string) => `title: 'The day ${id}'
category: Academic
status: scheduled
starts: 2026-12-12T10:00
ends: 2026-12-12T15:00
announced: 2026-11-20
location: The main hall
attendees: about 400 students and families
picture: about
description: >-
  Classes go on as usual and you walk in on them. Look down a microscope, find a
  pulse on a patient model, hear ten minutes of a moot.
featured: true
provenance: specification
`;

/** Copies src/content to a temporary folder. */
export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const resolve = (file: string) => join(root, 'src/content', file);
  cpSync(projectPath('src/content'), resolve(''), { recursive: true });
  rmSync(resolve('events'), { recursive: true, force: true });
  mkdirSync(resolve('events'));
  for (const id of eventIds) writeFileSync(resolve(`events/${id}.yaml`), eventFile(id));
  return {
    root,
    edit(file, search, replacement) {
      const text = readFileSync(resolve(file), 'utf8').replaceAll('\r\n', '\n');
      const start = typeof search === 'string' ? text.indexOf(search) : text.search(search);
      if (start < 0) throw new Error(`src/content/${file} does not contain ${search}. Adapt the test to the content.`);
      writeFileSync(
        resolve(file),
        text.replace(search, () => replacement),
      );
      return text.slice(0, start).split('\n').length;
    },
    write: (file, bytes) => writeFileSync(resolve(file), bytes),
    remove: (file) => rmSync(resolve(file)),
    dispose: () => rmSync(root, { recursive: true }),
  };
}
