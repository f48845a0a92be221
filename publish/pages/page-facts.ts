/** What the steps after a build need to know of a page. The page itself is let go: thousands of parsed pages would fill the memory. */

import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { hashOf } from '../hash-of.ts';

export interface PageFacts {
  ids: ReadonlySet<string>;
  idsTwice: readonly string[];
  /** Elements with inline styles or event handlers. */
  withInlineCode: readonly string[];
  /** The inline scripts and styles with a carriage return: browsers hash them without it, so the policy would block them. */
  withCarriageReturn: readonly string[];
  links: readonly { href: string; text: string }[];
  /** The addresses of the files that the page asks for or names for its scripts, and of its card. */
  files: readonly string[];
  /** CSP hashes of inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** Parses a page's HTML. */
export function pageFacts(html: string): PageFacts {
  const document = parse(html, { comment: false });
  const ids = new Set<string>();
  const idsTwice: string[] = [];
  const withInlineCode: string[] = [];
  const withCarriageReturn: string[] = [];
  const links: PageFacts['links'][number][] = [];
  const files = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // A single walk: separate queries would traverse the page a dozen times.
  for (const element of elementsIn(document)) {
    const { attributes, rawTagName: name } = element;
    const { id, href } = attributes;
    if (id !== undefined) {
      if (ids.has(id)) idsTwice.push(id);
      ids.add(id);
    }
    if (Object.keys(attributes).some((attribute) => /^(style$|on)/i.test(attribute))) withInlineCode.push(name);
    if (name === 'a' && href !== undefined) links.push({ href, text: element.text.trim() });
    const hashes = name === 'style' ? styles : name === 'script' && isInline(attributes) ? scripts : null;
    hashes?.add(hashOf(element.rawText));
    if (hashes && element.rawText.includes('\r')) withCarriageReturn.push(name);
    for (const file of filesOf(name, attributes)) if (file.startsWith('/')) files.add(file);
  }
  for (const [file] of html.matchAll(namedFile)) files.add(file);
  const found = { ids, idsTwice, withInlineCode, withCarriageReturn, links };
  // A substring keeps its whole string in memory, so clone it.
  return structuredClone({ ...found, files: [...files], scripts: [...scripts], styles: [...styles] });
}

/** A file that stands anywhere in a page: an island's properties name those that it asks for later. Another host's has its host before it. */
const namedFile = /(?<![\w.-])\/(?:assets|films|pictures)\/[\w./-]+\.\w+/g;

function* elementsIn(parent: HTMLElement): Generator<HTMLElement> {
  for (const child of parent.childNodes) {
    if (child.nodeType !== NodeType.ELEMENT_NODE) continue;
    yield child as HTMLElement;
    yield* elementsIn(child as HTMLElement);
  }
}

/** Whether the policy must allow a script element's own text: what is run, and rules of what to fetch ahead; not data such as JSON-LD. */
const isInline = ({ src, type }: Record<string, string>) =>
  src === undefined && [undefined, 'module', 'text/javascript', 'speculationrules'].includes(type);

const withSource = new Set(['script', 'img', 'video', 'source', 'track']);

/** The addresses of files in an element: its source, its poster, every size of it; of a card its path. */
function filesOf(name: string, attributes: Record<string, string>): string[] {
  const { src, poster, href, rel, srcset, imagesrcset, property, content } = attributes;
  const files: (string | undefined)[] = withSource.has(name) ? [src, poster] : [];
  if (name === 'link' && rel !== 'canonical') files.push(href);
  for (const part of (srcset ?? imagesrcset ?? '').split(',')) files.push(part.trim().split(' ')[0]);
  if (name === 'meta' && (property === 'og:image' || property === 'og:video'))
    files.push(new URL(content ?? '', 'http://site.invalid').pathname);
  return files.filter((file) => file !== undefined);
}
