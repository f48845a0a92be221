/** The items that a college must disclose, and their state: on the site, on request, or pending. */
import type { DisclosureItem } from '#schemas/pages/disclosure.ts';
import type { Content } from './content-types.ts';
import { hrefOf, linkOf } from './routes.ts';

export interface DisclosedItem {
  title: string;
  /** The fact itself; null if it is not set. */
  fact: string | null;
  links: readonly { href: string; label: string }[];
  /** The e-mail template that requests the item; null if there is none or the fact is set. */
  emailTemplate: { href: string; title: string } | null;
}

export interface DisclosedGroup {
  /** Its fragment. */
  id: string;
  title: string;
  items: readonly DisclosedItem[];
  /** Titles of the items that are neither on the site nor sent on request. */
  pending: readonly string[];
}

type DisclosedContent = Pick<Content, 'institution' | 'calendar' | 'notices' | 'email-templates'>;

/** Returns the groups of the list with the state of each item, which is derived from the content. */
export function disclosedGroups(groups: Content['pages']['disclosure']['groups'], content: DisclosedContent): DisclosedGroup[] {
  return groups.map(({ id, title, items }) => {
    const disclosedItems = items.map((item) => disclosedItem(item, content));
    const isAvailable = (item: DisclosedItem) => isPublished(item) || item.emailTemplate !== null;
    return {
      id,
      title,
      items: disclosedItems.filter(isAvailable),
      pending: disclosedItems.filter((item) => !isAvailable(item)).map(({ title }) => title),
    };
  });
}

/** Returns whether an item is on the site. If not, it is sent on request. */
export const isPublished = ({ fact, links }: DisclosedItem): boolean => fact !== null || links.length > 0;

/** Returns how many items are on the site, are only sent on request, and are pending. */
export function countStates(groups: readonly DisclosedGroup[]): { published: number; onRequest: number; upcoming: number } {
  const items = groups.flatMap((group) => group.items);
  const published = items.filter(isPublished).length;
  return { published, onRequest: items.length - published, upcoming: groups.flatMap(({ pending }) => pending).length };
}

function disclosedItem(
  { name: title, pages = [], requiredEntries, fact: factName, emailTemplate: templateId }: DisclosureItem,
  content: DisclosedContent,
): DisclosedItem {
  const fact = (factName && content.institution[factName]) ?? null;
  const template = content['email-templates'].find(({ id }) => id === templateId);
  const isEmpty = requiredEntries !== undefined && content[requiredEntries].length === 0;
  return {
    title,
    fact,
    links: isEmpty ? [] : pages.map(linkOf),
    emailTemplate: template && fact === null ? { href: hrefOf('email-templates', template.id), title: template.title } : null,
  };
}
