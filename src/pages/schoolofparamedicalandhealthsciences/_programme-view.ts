/** What the page of a programme shows of it, put together from the content: the page itself is a table of contents. */

import { ladderOf, stagesOf } from '#features/programme/programme-ladder/ladder.ts';
import { besidesEmail, contact } from '#model/contact.ts';
import { yearlyFee } from '#model/fee-row.ts';
import { feeRows } from '#model/fee-rows.ts';
import { applyFacts, programmeFacts } from '#model/given-facts.ts';
import { picture } from '#model/pictures.ts';
import { site } from '#model/site.ts';
import type { PageContent } from '#schemas/pages.ts';
import type { Programme, ProgrammeId } from '#schemas/programme.ts';
import type { Facts } from '#schemas/school-facts.ts';
import { mailLink } from '#utils/mail-link.ts';
import { rupees } from '#utils/money.ts';

const { admissionsEmail: email, applyUrl } = site;

interface Around {
  /** All programmes, this one among them. */
  programmes: readonly Programme[];
  /** How one applies, and what all programmes say alike. */
  admissions: PageContent<'apply'>;
  shared: PageContent<'programme-pages'>;
  facts: Facts;
}

/** The parts of a programme's page that are more than its own words, each as the component of that name takes it. */
export function programmeView(programme: Programme, { programmes, admissions, shared, facts }: Around) {
  const { id, shortName, level } = programme;
  const rowOf = (other: ProgrammeId) => {
    const named = programmes.filter((one) => one.id === other);
    const [row] = feeRows(named, facts);
    if (!row) throw new Error(`There is no programme '${other}'.`);
    return row;
  };
  const fee = { ...rowOf(id), form: rupees(facts.formFee) };
  const rungs = ladderOf(id, programmes).map((rung) => ({ ...rowOf(rung.id), how: rung.how }));
  const { subject, ...advice } = shared.feeAdvice;
  return {
    head: {
      ...programme,
      route: id,
      picture: picture(programme.picture),
      applyUrl,
      fee,
      facts: factsOf(programme, facts),
      given: programmeFacts(site, programme, site.today),
    },
    ladder: {
      here: id,
      rungs,
      words: shared.ladder,
      ...stagesOf(id, programmes),
      master: level === 'Master',
      related: programme.related.filter((other) => !rungs.some((rung) => rung.id === other)).map(rowOf),
    },
    besideApply: { href: '#fees', label: yearlyFee(fee) },
    cost: {
      fee,
      labels: shared.feeCard,
      rules: shared.feeRules,
      advice: { ...advice, email, write: mailLink(email, `${subject} ${shortName}`) },
    },
    apply: {
      steps: admissions.steps,
      papers: admissions.papers.filter((list) => list.id === 'first' || level === 'Master'),
      letters: admissions.letters,
      email,
      write: mailLink(email, shortName),
      contact: besidesEmail(contact),
      applyUrl,
      facts: applyFacts(site),
    },
  };
}

const factsOf = ({ length, lengthInFull = length, entrance }: Programme, { teachingDays, classSize }: Facts) => [
  { label: 'Length', value: lengthInFull },
  { label: 'Entrance', value: entrance },
  { label: 'Classes', value: `${teachingDays}, ${classSize} students to a class` },
];
