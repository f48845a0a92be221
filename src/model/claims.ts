import type { Claim, Evidence } from '#schemas/claim.ts';
import { shortDay } from '#utils/dates.ts';
import { linkOf } from './routes.ts';

/** Formats the evidence of a claim: '412 of 420, graduates of 2026 who asked for a post, as of 30 September 2026'. */
export function evidenceText({ outOf, basis, asOf }: Evidence): string {
  return [outOf, basis, asOf && `as of ${shortDay(asOf)}`].filter(Boolean).join(', ');
}

/** Returns a claim's evidence, or its qualifier until there is evidence. */
const qualifierOf = ({ evidence, qualifier }: Claim) => (evidence ? evidenceText(evidence) : qualifier);

/** Returns the headline claims as props of the figures. */
export function headlineFigures(claims: readonly Claim[]) {
  return claims
    .filter(({ kind }) => kind === 'headline')
    .map((claim) => ({
      id: claim.id,
      value: claim.value,
      label: claim.label,
      description: claim.definition,
      qualifier: qualifierOf(claim),
    }));
}

/** An award or partnership as a card with its picture. */
export interface AwardCard {
  id: string;
  title: string;
  category: string;
  details: readonly { label: string; text: string }[];
  /** Links to the pages of its courses. */
  links: readonly { href: string; label: string }[];
  picture: string;
  qualifier: string | undefined;
}

/** Returns the awards among the claims. Each has a picture (schemas/claim.ts). */
export function awardCards(claims: readonly Claim[]): AwardCard[] {
  return claims.flatMap((claim) => {
    const { id, kind, value, label, details = [], pages = [], picture } = claim;
    return kind === 'award' && picture
      ? [{ id, title: value, category: label, details, links: pages.map(linkOf), picture, qualifier: qualifierOf(claim) }]
      : [];
  });
}
