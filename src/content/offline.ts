import type { PageMeta, Sourced } from './types.ts';

interface Offline extends Sourced {
  meta: PageMeta;
  heading: string;
  lead: string;
  /** Over the pages that the visitor's device has kept. */
  keptHeading: string;
  again: string;
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
};
