/** The items that a college must disclose, and their state: on the site, on request, or pending. */
import type { DisclosureItem } from '#schemas/pages/disclosure.ts';
import type { Content } from './content-types.ts';
import { hrefOf, labelOf } from './routes.ts';

export interface DisclosedItem {
  title: string;
  /** The fact itself; null if it is not set. */
  fact: string | null;
  links: readonly { href: string; label: string }[];
  /** Link to the e-mail template that requests the item; null if there is none or the fact is set. */
  emailTemplateHref: string | null;
}

export interface DisclosedGroup {
  title: string;
  items: readonly DisclosedItem[];
  /** Titles of the items that are neither on the site nor sent on request. */
  pending: readonly string[];
}

type DisclosedContent = Pick<Content, 'school' | 'calendar' | 'notices'>;

/** Returns the groups of the list with the state of each item, which is derived from the content. */
export function disclosedGroups(groups: Content['pages']['disclosure']['groups'], content: DisclosedContent): DisclosedGroup[] {
  return groups.map(({ title, items }) => {
    const disclosedItems = items.map((item) => disclosedItem(item, content));
    const isAvailable = ({ fact, links, emailTemplateHref }: DisclosedItem) =>
      fact !== null || links.length > 0 || emailTemplateHref !== null;
    return {
      title,
      items: disclosedItems.filter(isAvailable),
      pending: disclosedItems.filter((item) => !isAvailable(item)).map(({ title }) => title),
    };
  });
}

function disclosedItem(
  { name: title, pages = [], requiredEntries, fact: factName, emailTemplate }: DisclosureItem,
  content: DisclosedContent,
): DisclosedItem {
  const fact = (factName && content.school[factName]) ?? null;
  const isEmpty = requiredEntries !== undefined && content[requiredEntries].length === 0;
  return {
    title,
    fact,
    links: isEmpty
      ? []
      : pages.map(({ page, fragment, label }) => ({ href: hrefOf(page, fragment), label: label ?? labelOf(page) })),
    emailTemplateHref: emailTemplate && fact === null ? hrefOf('letters', emailTemplate) : null,
  };
}
