import { content } from '#model/content.ts';
import { comparePath } from '#utils/kept-courses.ts';
import { KeepNote } from './keep-button.tsx';

/** Explains the keep buttons of a list. Not in keep-button.tsx, which islands import: they must not contain the content. */
export function KeepLegend() {
  return (
    <KeepNote>
      {content.pages.compare.empty.keep.english} <a href={comparePath}>Compare</a>
    </KeepNote>
  );
}
