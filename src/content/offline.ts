import type { PageMeta, Sourced } from './types.ts';

interface Offline extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  /** Over the pages that the visitor's device has kept. */
  keptHeading: string;
  again: string;
  /** What is said on a page that comes from the device, since the network gave no answer in time. */
  copy: {
    /** What the note is, for those who hear the page. */
    label: string;
    /** The day on which the page was fetched follows. */
    words: string;
    again: string;
    /** In place of the words, once the network has answered after all with another page. */
    newer: string;
  };
}

export const offline: Offline = {
  meta: {
    title: 'No network | PUNDIR',
    description:
      'This page needs a network, and there is none just now. Pages that you have read before open without one; all others wait for it.',
  },
  provenance: 'sample',
  heading: 'No signal up here',
  lead: 'This page has not been on your device before, and there is no network to fetch it. Pages that you have read before still open.',
  keptHeading: 'On this device',
  again: 'Try again',
  copy: {
    label: 'A copy of this page',
    words: 'You see this page as it was on',
    again: 'Load it anew',
    newer: 'This page has changed since it was kept here.',
  },
};
