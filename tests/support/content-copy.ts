/** A copy of the content in a folder of its own, to make slips in; its events are of the tests' own, since the office takes its own away. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from '../../publish/project.ts';

export interface ContentCopy {
  root: string;
  /** Puts a text in the place of another in a file, named from src/content/, and gives the line on which it begins. Throws where there is none. */
  edit(file: string, find: string | RegExp, by: string): number;
  write(file: string, bytes: string | Buffer): void;
  remove(file: string): void;
  /** Takes the whole copy away. */
  end(): void;
}

const eventIds = ['after-the-boards', 'internship-day', 'lamps-and-stages', 'moot-final', 'nine-school-games', 'open-day'];

/** An event without a fault. */
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

export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  const at = (file: string) => join(root, 'src/content', file);
  cpSync(inProject('src/content'), at(''), { recursive: true });
  rmSync(at('events'), { recursive: true, force: true });
  mkdirSync(at('events'));
  for (const id of eventIds) writeFileSync(at(`events/${id}.yaml`), eventFile(id));
  return {
    root,
    edit(file, find, by) {
      const text = readFileSync(at(file), 'utf8').replaceAll('\r\n', '\n');
      const start = typeof find === 'string' ? text.indexOf(find) : text.search(find);
      if (start < 0) throw new Error(`src/content/${file} has nothing like ${find}`);
      writeFileSync(
        at(file),
        text.replace(find, () => by),
      );
      return text.slice(0, start).split('\n').length;
    },
    write: (file, bytes) => writeFileSync(at(file), bytes),
    remove: (file) => rmSync(at(file)),
    end: () => rmSync(root, { recursive: true }),
  };
}
