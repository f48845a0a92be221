/** One file of a picture: its address and its width in pixels. */
export interface Rendition {
  src: string;
  width: number;
}

/** The colours that a picture's box can have while the picture loads: the nearest to its own average. */
export const grounds = ['ink', 'night', 'umber', 'terracotta', 'sand', 'cream', 'mist', 'sky', 'rose', 'leaf'] as const;
export type Ground = (typeof grounds)[number];

/** Where the eye should rest when a picture is cut, in steps of the style sheet (0 is left or top). */
export interface Focus {
  x: 0 | 25 | 50 | 75 | 100;
  y: 0 | 25 | 50 | 75 | 100;
}

/** All that a component needs to show a picture. Made by model/pictures.ts from the catalogue and the renditions. */
export interface PictureData {
  id: string;
  alt: string;
  width: number;
  height: number;
  ground: Ground;
  focus: Focus;
  avif: readonly Rendition[];
  webp: readonly Rendition[];
}

/** The screens for which a picture may have a tall cut of its own. */
export const tallScreens = '(max-aspect-ratio: 4/5)';

/** The same picture with a single file: the narrowest AVIF of at least `width` pixels. */
export function oneRendition(picture: PictureData, width: number): PictureData {
  const file = picture.avif.find((one) => one.width >= width) ?? picture.avif.at(-1);
  return { ...picture, avif: file ? [file] : [] };
}

/** A `srcset` of renditions: `/a-400.avif 400w, /a-800.avif 800w`. */
export function srcSet(renditions: readonly Rendition[]): string {
  return renditions.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/** How much smaller a dense phone asks for a picture, by its pixels a point: a page's first picture, and the others. */
const dense = [
  { from: 3.2, first: 0.7, other: 0.55 },
  { from: 2.5, first: 0.9, other: 0.66 },
] as const;

/**
 * The `sizes` attribute of a picture, with lower widths for phones with a device pixel ratio above 2: they fetch about two pixels for each
 * CSS pixel, since no eye tells more apart at that size, in half the bytes. Such a phone fetches a page's first picture in at most
 * 1200 pixels and the others in 828. `sizes` ends with the width on a phone, in vw.
 */
export function phoneSizes(sizes: string, first: boolean): string {
  const onPhone = /(?:^|,\s*)(\d+)vw$/.exec(sizes)?.[1];
  if (!onPhone) return sizes;
  const onDensePhones = dense.map((screen) => {
    const share = Math.round(Number(onPhone) * (first ? screen.first : screen.other));
    return `(max-width: 480px) and (min-resolution: ${screen.from}dppx) ${share}vw`;
  });
  return [...onDensePhones, sizes].join(', ');
}

/** All that a component needs to show a film. Made by model/films.ts. */
export interface FilmData {
  id: string;
  title: string;
  /** What is seen and heard, for those who do not see it. */
  description: string;
  poster: PictureData;
  sources: readonly { src: string; type: string }[];
  captions: string;
  /** In pixels. */
  width: number;
  height: number;
  /** In whole seconds. */
  seconds: number;
  /** When the film was first shown, in ISO 8601 with an offset. */
  published: string;
  hasSound: boolean;
}
