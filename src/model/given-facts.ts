/** What the school may still have to tell: each fact is shown where a family looks for it once it is filled in, and nowhere before. */
import type { Programme } from '#schemas/programme.ts';
import type { School } from '#schemas/school.ts';
import type { SchoolFacts } from '#schemas/school-facts.ts';
import { shortDay } from '#utils/dates.ts';
import { isClosed } from './admission.ts';

export interface FactRow {
  label: string;
  value: string;
}

const given = (rows: readonly (readonly [string, string | undefined])[]): FactRow[] =>
  rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** Beside a programme's fee and length. */
export const programmeFacts = (
  { university, hospital }: SchoolFacts,
  { seats, lastDate, sessionStart }: Pick<Programme, 'seats' | 'lastDate' | 'sessionStart'>,
  today = new Date(),
): FactRow[] =>
  given([
    ['University', university],
    ['Training', hospital],
    ['Seats', seats?.toString()],
    [isClosed({ lastDate }, today) ? 'Applications closed on' : 'Apply by', lastDate && shortDay(lastDate)],
    ['Session from', sessionStart && shortDay(sessionStart)],
  ]);

/** In the head of a school's page. */
export const schoolHeadFacts = ({ university }: SchoolFacts, { fee }: Pick<School, 'fee'>): FactRow[] =>
  given([
    ['Fee', fee],
    ['University', university],
  ]);

/** Beside the steps of applying. */
export const applyFacts = ({ lastDate, scholarships, hostel }: SchoolFacts): FactRow[] =>
  given([
    ['Last date', lastDate],
    ['Scholarships', scholarships],
    ['Hostel', hostel],
  ]);

/** The address and the telephone, a line each, for the foot of every page. */
export const contactLines = ({
  address,
  place,
  telephone,
  whatsapp,
}: Pick<SchoolFacts, 'address' | 'place' | 'telephone' | 'whatsapp'>): string[] => [
  ...([address, place].some(Boolean) ? [[address, place].filter(Boolean).join(', ')] : []),
  ...(telephone ? [telephone] : []),
  ...(whatsapp ? [`WhatsApp ${whatsapp}`] : []),
];
