import type { Claim } from '#schemas/claim.ts';
import type { LaunchItem } from './item.ts';

/** What the school claims and has no evidence for yet. Whatever has its evidence filled in needs no word more. */
export function claimItems(claims: readonly Claim[]): LaunchItem[] {
  return claims
    .filter(({ evidence }) => !evidence)
    .map(
      ({ id, kind, value, label, details = [], wanted }): LaunchItem => ({
        key: `claim/${id}`,
        group: 'claims',
        ...(mustBeProved(id, kind) ? { blocking: true } : {}),
        what: kind === 'award' ? `‘${value}’, ${label.toLowerCase()}.` : `‘${value} ${label}’.`,
        value: [value, label, ...details].join(' · '),
        mend: `Evidence: ${wanted}. Fill it in: src/content/claims/${id}.yaml.`,
      }),
    );
}

/** The advertising code for education in India asks that placement, awards and promises can be proved (ASCI, guidelines of 2022). */
const mustBeProved = (id: string, kind: Claim['kind']) =>
  kind === 'award' || kind === 'promise' || id === 'placement' || id === 'satisfaction';
