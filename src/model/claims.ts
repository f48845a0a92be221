import type { Claim, Evidence } from '#schemas/claim.ts';
import { shortDay } from '#utils/dates.ts';

/** What stands behind a claim, as it is shown beside it: '412 of 420, graduates of 2026 who asked for a post, as of 30 September 2026'. */
export function evidenceText({ outOf, basis, asOf }: Evidence): string {
  return [outOf, basis, asOf && `as of ${shortDay(asOf)}`].filter(Boolean).join(', ');
}

/** How a claim is counted: its evidence once there is some, else its qualifier. */
const qualifierOf = ({ evidence, qualifier }: Claim) => (evidence ? evidenceText(evidence) : qualifier);

/** The headline figures, as figures are shown. */
export function headlineFigures(claims: readonly Claim[]) {
  return claims
    .filter(({ kind }) => kind === 'headline')
    .map((claim) => ({
      id: claim.id,
      value: claim.value,
      label: claim.label,
      description: claim.counted,
      qualifier: qualifierOf(claim),
    }));
}

/** Awards and partnerships, each as a card with its picture. */
export interface AwardCard {
  id: string;
  title: string;
  category: string;
  details: readonly string[];
  picture: string;
  qualifier: string | undefined;
}

/** The awards among the claims. Throws on one without a picture. */
export function awardCards(claims: readonly Claim[]): AwardCard[] {
  return claims
    .filter(({ kind }) => kind === 'award')
    .map((claim) => {
      const { id, value, label, details = [], picture } = claim;
      if (!picture) throw new Error(`src/content/claims/${id}.yaml: an award needs a picture.`);
      return { id, title: value, category: label, details, picture, qualifier: qualifierOf(claim) };
    });
}
