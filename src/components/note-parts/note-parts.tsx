import { TextBand } from '#components/text-band/text-band.tsx';
import type { NoteContent } from '#schemas/pages.ts';

/** The parts of a note, each a band, every other one on a wash. */
export function NoteParts({ parts }: Pick<NoteContent, 'parts'>) {
  return parts.map(({ title, paragraphs }, index) => (
    <TextBand key={title} heading={title} paragraphs={paragraphs} ground={index % 2 === 0 ? 'wash' : undefined} />
  ));
}
