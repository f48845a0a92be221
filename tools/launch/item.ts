import { createHash } from 'node:crypto';

/** One thing that the school has to settle before the site goes live: mend it, or accept it in tools/launch/accepted.ts. */
export interface LaunchItem {
  /** Stable: it names the thing, not its place in a list. */
  key: string;
  group: LaunchGroup;
  /** What is there now. */
  what: string;
  /** What exactly is accepted: should it be another one day, the check asks again. */
  value: string;
  /** What settles it, where the group's advice does not say so. */
  mend?: string;
  /** Accepting it is not enough: it leaves the list only when it is mended. */
  blocking?: true;
  /** It comes up by time alone, on a site that is live too: it is told, and holds nothing up. */
  reminder?: true;
  /** Each place, where they are many; printed on request. */
  places?: readonly string[];
}

/** The groups in the order of the report, each with what settles its items. */
export const groups = {
  addresses: { title: 'Addresses and settings', advice: 'Write the real one.' },
  claims: {
    title: 'Claims that need evidence',
    advice: 'Fill in the evidence: it then stands beside the claim.',
  },
  rules: { title: 'Rules of others, and what binds in law', advice: 'Look them up again, or have them read.' },
  facts: { title: 'Facts that families look for', advice: 'Fill it in: it then stands where a family looks for it.' },
  unfinished: { title: 'Pages and links that lead nowhere yet', advice: 'Finish them, or accept that they wait.' },
  pictures: { title: 'Pictures and films', advice: 'Replace them, or accept artwork: the footer says what they are.' },
  sample: {
    title: 'Sample content, by page',
    advice: "Stand-ins. Replace what is not so, then mark it provenance: 'specification'.",
  },
  general: {
    title: 'General knowledge, by page',
    advice:
      "Usual in India, not stated by the school. Have it read by someone who teaches it, then mark it provenance: 'specification'.",
  },
} as const;

export type LaunchGroup = keyof typeof groups;

/** An item, where it is so. */
export const when = (so: boolean, item: LaunchItem): LaunchItem[] => (so ? [item] : []);

/** Many places as one short value: how many they are, and a mark that changes with anything that they say. */
export function valueOfPlaces(places: readonly string[]): string {
  const mark = createHash('sha256').update(JSON.stringify(places)).digest('hex').slice(0, 8);
  return `${places.length === 1 ? '1 place' : `${places.length} places`}, ${mark}`;
}
