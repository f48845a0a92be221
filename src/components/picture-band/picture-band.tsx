import { Picture } from '#components/picture/picture.tsx';
import type { PictureData } from '#model/picture-data.ts';

/** A full-width picture between two sections. */
export function PictureBand({ picture }: { picture: PictureData }) {
  return (
    <div data-print="none" data-reveal="">
      <Picture picture={picture} sizes="100vw" shape="16-9" />
    </div>
  );
}
