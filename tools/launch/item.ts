import { createHash } from 'node:crypto';

/** Something that the school has to settle before the site goes live: fix it, or accept it in tools/launch/accepted.ts. */
export interface LaunchItem {
  /** Stable: does not depend on the order of items. */
  key: string;
  group: LaunchGroup;
  /** The present state. */
  summary: string;
  /** The value to accept. If it changes later, the item is open again. */
  value: string;
  /** How to fix it, unless the group's advice says so. */
  fix?: string;
  /** Whether it can't be accepted, only fixed. */
  blocking?: true;
  /** Whether it recurs on a live site. Such an item is listed but does not block the launch. */
  reminder?: true;
  /** The places of an item that has many; printed with `--full`. */
  places?: readonly string[];
}

/** The groups in the order of the report, each with advice on its items. */
export const groups = {
  addresses: { title: 'Addresses and settings', advice: 'Replace each placeholder with the real value.' },
  claims: {
    title: 'Claims that need evidence',
    advice: 'Fill in the evidence: the site then shows it beside the claim.',
  },
  rules: { title: 'External rules and legal duties', advice: 'Check them again, or have an expert review them.' },
  facts: { title: 'Facts that families look for', advice: 'Fill it in: the site then shows it where families look for it.' },
  unfinished: { title: 'Pages and links that lead nowhere yet', advice: 'Finish them, or accept that they come later.' },
  pictures: { title: 'Pictures and films', advice: 'Replace them, or accept artwork: the footer says what they are.' },
  sample: {
    title: 'Sample content, by page',
    advice: "Placeholder content. Replace what is not true, then mark it provenance: 'specification'.",
  },
  general: {
    title: 'General knowledge, by page',
    advice:
      "Usual in India, not stated by the school. Have someone who teaches it review it, then mark it provenance: 'specification'.",
  },
} as const;

export type LaunchGroup = keyof typeof groups;

/** Returns the item if the condition is true. */
export const itemIf = (condition: boolean, item: LaunchItem): LaunchItem[] => (condition ? [item] : []);

/** Returns the number of places and a hash of their content, as a value to accept. */
export function valueOfPlaces(places: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(places)).digest('hex').slice(0, 8);
  return `${places.length === 1 ? '1 place' : `${places.length} places`}, ${hash}`;
}
