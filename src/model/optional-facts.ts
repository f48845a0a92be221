/** Rows of optional facts about the school. A fact that is not set is not shown. */

import type { Institution } from '#schemas/institution.ts';
import type { Programme } from '#schemas/programme.ts';
import type { School } from '#schemas/school.ts';
import { shortDay } from '#utils/dates.ts';
import { isClosed } from './admission.ts';

export interface FactRow {
  label: string;
  value: string;
}

const rowsOfSetFacts = (rows: readonly (readonly [string, string | undefined])[]): FactRow[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** Returns the facts shown below a programme's fee and length. */
export const programmeFacts = (
  { university, hospital }: Institution,
  { seats, lastDate, sessionStart }: Pick<Programme, 'seats' | 'lastDate' | 'sessionStart'>,
  today = new Date(),
): FactRow[] =>
  rowsOfSetFacts([
    ['University', university],
    ['Training', hospital],
    ['Seats', seats?.toString()],
    [isClosed({ lastDate }, today) ? 'Applications closed on' : 'Last date to apply', lastDate && shortDay(lastDate)],
    ['Session from', sessionStart && shortDay(sessionStart)],
  ]);

/** Returns the facts in the head of a school's page. */
export const schoolHeadFacts = ({ university }: Institution, { fee }: Pick<School, 'fee'>): FactRow[] =>
  rowsOfSetFacts([
    ['Fee', fee],
    ['University', university],
  ]);

/** Returns the facts shown with the application steps. */
export const applyFacts = ({ lastDate, scholarships, hostel }: Institution): FactRow[] =>
  rowsOfSetFacts([
    ['Last date', lastDate],
    ['Scholarships', scholarships],
    ['Hostel', hostel],
  ]);

/** Returns the address and telephone numbers as lines of the footer. */
export const contactLines = ({
  address,
  place,
  telephone,
  whatsapp,
}: Pick<Institution, 'address' | 'place' | 'telephone' | 'whatsapp'>): string[] => [
  ...([address, place].some(Boolean) ? [[address, place].filter(Boolean).join(', ')] : []),
  ...(telephone ? [telephone] : []),
  ...(whatsapp ? [`WhatsApp ${whatsapp}`] : []),
];
