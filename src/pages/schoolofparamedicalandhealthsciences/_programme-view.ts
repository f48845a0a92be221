/** What the page of a programme shows of it, put together from the content: the page itself is a table of contents. */
import { picture } from '../../../media/pictures.ts';
import { admissions } from '../../content/admissions.ts';
import { annualFees, feeAdvice, feeOnRequest, feeRules, formFee, formFeeText } from '../../content/fees.ts';
import { figures } from '../../content/figures.ts';
import { programmes } from '../../content/programmes/programmes.ts';
import { studyStages, studySteps } from '../../content/programmes/steps.ts';
import type { Programme, ProgrammeId } from '../../content/types.ts';
import { type FeeRow, feeRow } from '../../lib/fee-rows.ts';
import { mailLink } from '../../lib/mail-link.ts';
import { ladderOf, stagesOf } from '../../lib/programme-ladder.ts';
import { site } from '../../site.ts';

const { admissionsEmail: email, applyUrl } = site;

/** A programme with its fees, as a line beside others. */
export function rowOf(id: ProgrammeId): FeeRow {
  return feeRow(programmes[id], { annual: annualFees[id], form: formFee, onRequest: feeOnRequest });
}

/** The parts of a programme's page that are more than its own words, each as the section of that name takes it. */
export function programmeView(programme: Programme) {
  const { id, shortName, level } = programme;
  const fee = { ...rowOf(id), form: formFeeText };
  const rungs = ladderOf(id, studySteps).map((rung) => ({ ...rowOf(rung.id), how: rung.how }));
  return {
    head: { ...programme, route: id, picture: picture(programme.picture), applyUrl, fee, facts: factsOf(programme) },
    ladder: {
      here: id,
      rungs,
      ...stagesOf(id, studySteps, studyStages),
      master: level === 'Master',
      related: programme.related.filter((other) => !rungs.some((rung) => rung.id === other)).map(rowOf),
    },
    cost: { fee, rules: feeRules, advice: { ...feeAdvice, email, write: mailLink(email, feeAdvice.subject(shortName)) } },
    apply: {
      steps: admissions.steps,
      papers: admissions.papers.filter((list) => list.id === 'first' || level === 'Master'),
      email,
      write: mailLink(email, shortName),
      applyUrl,
    },
  };
}

const factsOf = ({ length, entrance }: Programme) => [
  { label: 'Length', value: length },
  { label: 'Entrance', value: entrance },
  { label: 'Classes', value: `${figures.teachingDays}, ${figures.classSize} students`, note: 'as stated by the school' },
];
