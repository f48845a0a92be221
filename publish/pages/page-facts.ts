/** Facts about a built page for the checks after the build. The parsed page is discarded, because a thousand parsed pages would fill the memory. */

import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { cspHash } from '../csp-hash.ts';

export interface PageFacts {
  ids: ReadonlySet<string>;
  duplicateIds: readonly string[];
  /** Names of elements with a style attribute or an event handler attribute. */
  withInlineCode: readonly string[];
  /** Tag names of the inline scripts and styles that contain a carriage return. Browsers hash them without it, so the policy would block them. */
  withCarriageReturn: readonly string[];
  links: readonly { href: string; text: string }[];
  /** URL paths of the files that the page or its islands load, and of the social card. */
  files: readonly string[];
  /** CSP hashes of inline scripts and styles. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** Parses a page's HTML. */
export function pageFacts(html: string): PageFacts {
  const document = parse(html, { comment: false });
  const ids = new Set<string>();
  const duplicateIds: string[] = [];
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
      if (ids.has(id)) duplicateIds.push(id);
      ids.add(id);
    }
    if (Object.keys(attributes).some((attribute) => /^(style$|on)/i.test(attribute))) withInlineCode.push(name);
    if (name === 'a' && href !== undefined) links.push({ href, text: element.text.trim() });
    const hashes = name === 'style' ? styles : name === 'script' && needsHash(attributes) ? scripts : null;
    hashes?.add(cspHash(element.rawText));
    if (hashes && element.rawText.includes('\r')) withCarriageReturn.push(name);
    for (const file of filesOf(name, attributes)) if (file.startsWith('/')) files.add(file);
  }
  for (const [file] of html.matchAll(filePath)) files.add(file);
  const idsAndLinks = { ids, duplicateIds, withInlineCode, withCarriageReturn, links };
  // A substring keeps its whole string in memory, so clone it.
  return structuredClone({ ...idsAndLinks, files: [...files], scripts: [...scripts], styles: [...styles] });
}

/** A file path anywhere in a page: an island's props name files that it loads later. Does not match the path of another host's URL. */
const filePath = /(?<![\w.-])\/(?:assets|films|pictures)\/[\w./-]+\.\w+/g;

/** Yields all descendant elements in document order. */
function* elementsIn(parent: HTMLElement): Generator<HTMLElement> {
  for (const child of parent.childNodes) {
    if (child.nodeType !== NodeType.ELEMENT_NODE) continue;
    yield child as HTMLElement;
    yield* elementsIn(child as HTMLElement);
  }
}

/** Whether the policy must allow the text of a script element: code and speculation rules, but not data such as JSON-LD. */
const needsHash = ({ src, type }: Record<string, string>) =>
  src === undefined && [undefined, 'module', 'text/javascript', 'speculationrules'].includes(type);

const sourceElements = new Set(['script', 'img', 'video', 'source', 'track']);

/** Returns the URLs of files that an element refers to: its `src`, `poster` or `srcset`, the `href` of a link, and the path of a social card. */
function filesOf(name: string, attributes: Record<string, string>): string[] {
  const { src, poster, href, rel, srcset, imagesrcset, property, content } = attributes;
  const files: (string | undefined)[] = sourceElements.has(name) ? [src, poster] : [];
  if (name === 'link' && rel !== 'canonical') files.push(href);
  for (const candidate of (srcset ?? imagesrcset ?? '').split(',')) files.push(candidate.trim().split(' ')[0]);
  if (name === 'meta' && (property === 'og:image' || property === 'og:video'))
    files.push(new URL(content ?? '', 'http://site.invalid').pathname);
  return files.filter((file) => file !== undefined);
}
