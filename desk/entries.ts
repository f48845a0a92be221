/** Every file of the content as the desk lists it: as it stands, right or wrong. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds as folders } from '#model/kinds.ts';
import type { RenditionManifest } from '#model/pictures.ts';
import { readYaml } from '#model/yaml-file.ts';
import { pageList } from '#schemas/page-list.ts';
import { pageSchemas } from '#schemas/pages.ts';
import { facts, schoolFacts } from '#schemas/school-facts.ts';
import { homeOf } from '../tools/launch/page-content.ts';
import { contentFiles } from './files.ts';
import { formOf, nameOf } from './names.ts';

export interface Entry {
  /** Within src/content/, without its ending: 'events/open-day'. */
  file: string;
  folder: string;
  id: string;
  label: string;
  form: string;
  /** The address of the page that it changes. */
  page: string;
  /** Of a picture, a small file of it. */
  thumbnail?: string;
  data: Readonly<Record<string, unknown>>;
}

/** What a reference chooses from. */
export type KnownEntries = Readonly<Record<string, readonly { id: string; label: string; thumbnail?: string }[]>>;

/** The entries, folder by folder. */
export function allEntries(root: string): Entry[] {
  const order = ['', ...Object.keys(folders), 'pages'];
  const files = contentFiles(root).map((file) => {
    const parts = file.replace(/\.yaml$/, '').split('/');
    const [folder, id] = [parts.length > 1 ? (parts[0] ?? '') : '', parts.at(-1) ?? ''];
    const { data } = readYaml(join(root, 'src/content', file), file);
    return { file: parts.join('/'), folder, id, data: (data ?? {}) as Entry['data'] };
  });
  files.sort((a, b) => order.indexOf(a.folder) - order.indexOf(b.folder));
  const pageOf = ({ folder, id }: { folder: string; id: string }): string => {
    if (folder === 'claims' || folder === '') return '/';
    const home = homeOf(folder, id);
    if (home) return pageList[home as keyof typeof pageList]?.path ?? `${pageList.paramedical.path}/${home}`;
    // A picture or a film is at home where it is named.
    const user = files.find((other) => other.folder !== folder && mentions(other.data, id));
    return user ? pageOf(user) : '/';
  };
  const made = JSON.parse(readFileSync(join(root, 'media/renditions.json'), 'utf8')) as RenditionManifest;
  return files.map((entry) => ({
    ...entry,
    label: labelOf(entry),
    form: formOf(entry.file),
    page: pageOf(entry),
    ...(entry.folder === 'pictures' ? { thumbnail: `/pictures/${made[entry.id]?.files[0]?.file ?? ''}` } : {}),
  }));
}

function labelOf({ file, folder, id, data }: Pick<Entry, 'file' | 'folder' | 'id' | 'data'>): string {
  if (folder === 'pages') return pageSchemas[id as keyof typeof pageSchemas]?.meta()?.title ?? id;
  if (folder === 'schools') return nameOf((data.card ?? {}) as Entry['data'], id);
  if (folder === 'claims') return `${String(data.value)} ${String(data.label)}`;
  return folder === '' ? ((file === 'school' ? schoolFacts : facts).meta()?.title ?? id) : nameOf(data, id);
}

function mentions(value: unknown, id: string): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((part) => mentions(part, id));
  return value === id;
}

/** What the forms' references choose from, pictures with a small file to be seen. */
export function knownEntries(root: string): KnownEntries {
  const entries = allEntries(root);
  const of = (folder: string) =>
    entries
      .filter((entry) => entry.folder === folder)
      .map(({ id, label, thumbnail }) => ({ id, label, ...(thumbnail ? { thumbnail } : {}) }));
  return {
    ...Object.fromEntries(Object.keys(folders).map((folder) => [folder, of(folder)])),
    pages: [...Object.entries(pageList).map(([id, { label }]) => ({ id, label })), ...of('programmes'), ...of('simple-pages')],
  };
}
