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

/** All that a component needs to show a picture. Made by media/pictures.ts from the catalogue and the renditions. */
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

/** A `srcset` of renditions: `/a-400.avif 400w, /a-800.avif 800w`. */
export function srcSet(renditions: readonly Rendition[]): string {
  return renditions.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/**
 * The `sizes` of a picture, with a word for phones of three pixels a point: there a picture is asked for as if it were smaller, about
 * twice as dense as the screen's points and not three times, which no eye tells apart at that size and which saves half the bytes.
 * The first picture of a page is cut less. `sizes` ends with the width on a phone, in vw.
 */
export function phoneSizes(sizes: string, first: boolean): string {
  const onPhone = /(?:^|,\s*)(\d+)vw$/.exec(sizes)?.[1];
  if (!onPhone) return sizes;
  return `(max-width: 480px) and (min-resolution: 2.5dppx) ${Math.round(Number(onPhone) * (first ? 0.9 : 0.66))}vw, ${sizes}`;
}

/** All that a component needs to show a film. Made by media/films.ts. */
export interface FilmData {
  id: string;
  title: string;
  /** What is seen and heard, for those who do not see it. */
  description: string;
  poster: PictureData;
  sources: readonly { src: string; type: string }[];
  captions: string;
  /** In whole seconds. */
  seconds: number;
  /** ISO 8601 with an offset: since when the film has been shown. */
  published: string;
  hasSound: boolean;
}
