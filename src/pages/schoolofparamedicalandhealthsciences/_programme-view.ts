/** Prepares the content of a programme's page, so that the page itself only lists its sections. */

import { ladderOf, stagesOf } from '#features/programme/programme-ladder/ladder.ts';
import { contact, contactWithoutEmail } from '#model/contact.ts';
import { yearlyFee } from '#model/fee-row.ts';
import { feeRows } from '#model/fee-rows.ts';
import { applyFacts, programmeFacts } from '#model/optional-facts.ts';
import { picture } from '#model/pictures.ts';
import { site } from '#model/site.ts';
import type { ProgrammeId } from '#schemas/ids.ts';
import type { Facts } from '#schemas/institution.ts';
import type { PageContent } from '#schemas/pages.ts';
import type { Programme } from '#schemas/programme.ts';
import { mailLink } from '#utils/mail-link.ts';
import { formatRupees } from '#utils/money.ts';

const { admissionsEmail: email, applyUrl } = site;

interface Context {
  /** All programmes, including this one. */
  programmes: readonly Programme[];
  /** How to apply, and the texts that all programmes share. */
  admissions: PageContent<'apply'>;
  shared: PageContent<'programme-pages'>;
  facts: Facts;
}

/** Returns the props of the components of a programme's page. */
export function programmeView(programme: Programme, { programmes, admissions, shared, facts }: Context) {
  const { id, shortName, level } = programme;
  const rowOf = (rowId: ProgrammeId) => {
    const [row] = feeRows(
      programmes.filter((other) => other.id === rowId),
      facts,
    );
    if (!row) throw new Error(`There is no programme '${rowId}'.`);
    return row;
  };
  const fee = { ...rowOf(id), form: formatRupees(facts.formFee) };
  const rungs = ladderOf(id, programmes).map((rung) => ({ ...rowOf(rung.id), transition: rung.transition }));
  const { subject, ...advice } = shared.feeAdvice;
  return {
    head: {
      ...programme,
      route: id,
      picture: picture(programme.picture),
      applyUrl,
      fee,
      facts: factsOf(programme, facts),
      optionalFacts: programmeFacts(site, programme, site.today),
    },
    ladder: {
      currentId: id,
      rungs,
      labels: shared.ladder,
      ...stagesOf(id, programmes),
      isMaster: level === 'Master',
      related: programme.related.filter((relatedId) => !rungs.some((rung) => rung.id === relatedId)).map(rowOf),
    },
    applyBarLink: { href: '#fees', label: yearlyFee(fee) },
    cost: {
      fee,
      labels: shared.feeCard,
      rules: shared.feeRules,
      advice: { ...advice, email, mailHref: mailLink(email, `${subject} ${shortName}`) },
    },
    apply: {
      steps: admissions.steps,
      documentLists: admissions.documentLists.filter((list) => list.id === 'first' || level === 'Master'),
      emailTemplates: admissions.emailTemplates,
      email,
      mailHref: mailLink(email, shortName),
      contact: contactWithoutEmail(contact),
      applyUrl,
      facts: applyFacts(site),
    },
  };
}

const factsOf = ({ duration, durationWithInternship = duration, eligibility }: Programme, { teachingDays, classSize }: Facts) => [
  { label: 'Length', value: durationWithInternship },
  { label: 'Entrance', value: eligibility },
  { label: 'Classes', value: `${teachingDays}, ${classSize} students to a class` },
];
