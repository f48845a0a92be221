import type { Claim } from '#schemas/claim.ts';
import type { LaunchItem } from './item.ts';

/** Returns an item for each claim without evidence. */
export function claimItems(claims: readonly Claim[]): LaunchItem[] {
  return claims
    .filter(({ evidence }) => !evidence)
    .map(
      ({ id, kind, value, label, details = [], requiredProof }): LaunchItem => ({
        key: `claim/${id}`,
        group: 'claims',
        ...(mustBeProved(id, kind) ? { blocking: true } : {}),
        summary: kind === 'award' ? `‘${value}’, ${label.toLowerCase()}.` : `‘${value} ${label}’.`,
        value: [value, label, ...details.map((detail) => `${detail.label}: ${detail.text}`)].join(' · '),
        fix: `Evidence: ${requiredProof}. Fill it in: src/content/claims/${id}.yaml.`,
      }),
    );
}

/** Whether the claim must be proved: India's advertising code for education requires it of placement, awards and promises (ASCI, 2022). */
const mustBeProved = (id: string, kind: Claim['kind']) =>
  kind === 'award' || kind === 'promise' || id === 'placement' || id === 'satisfaction';
