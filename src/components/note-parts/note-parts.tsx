import { TextBand } from '#components/text-band/text-band.tsx';
import type { PageContent } from '#schemas/pages.ts';

/** The sections of a note, alternating in background. */
export function NoteParts({ parts }: Pick<PageContent<'accessibility'>, 'parts'>) {
  return parts.map(({ title, paragraphs }, index) => (
    <TextBand key={title} heading={title} paragraphs={paragraphs} ground={index % 2 === 0 ? 'wash' : undefined} />
  ));
}
