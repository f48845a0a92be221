import { TextBand } from '#components/text-band/text-band.tsx';
import type { PageContent } from '#schemas/pages.ts';

/** The sections of an information page, on alternating backgrounds. */
export function InfoSections({ sections }: { sections: PageContent<'accessibility'>['sections'] }) {
  return sections.map(({ title, figure, paragraphs }, index) => (
    <TextBand
      key={title}
      heading={title}
      figure={figure}
      paragraphs={paragraphs}
      background={index % 2 === 0 ? 'wash' : undefined}
      compact
    />
  ));
}
