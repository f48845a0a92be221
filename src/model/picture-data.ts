/** One file of a picture: its address and its width in pixels. */
export interface Rendition {
  src: string;
  width: number;
}

/** The placeholder colours of a picture while it loads; each picture has the nearest one. */
export const grounds = ['ink', 'night', 'umber', 'terracotta', 'sand', 'cream', 'mist', 'sky', 'rose', 'leaf'] as const;
export type Ground = (typeof grounds)[number];

/** The focal point of a cropped picture, in steps of the style sheet (0 is left or top). */
export interface Focus {
  x: 0 | 25 | 50 | 75 | 100;
  y: 0 | 25 | 50 | 75 | 100;
}

/** The data of a picture for components, from model/pictures.ts. */
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

/** Media query for screens on which a picture may have a tall version. */
export const tallScreens = '(max-aspect-ratio: 4/5)';

/** Returns the picture with a single file: the narrowest AVIF of at least `width` pixels. */
export function oneRendition(picture: PictureData, width: number): PictureData {
  const file = picture.avif.find((rendition) => rendition.width >= width) ?? picture.avif.at(-1);
  return { ...picture, avif: file ? [file] : [] };
}

/** Returns a `srcset`: `/a-400.avif 400w, /a-800.avif 800w`. */
export function srcSet(renditions: readonly Rendition[]): string {
  return renditions.map(({ src, width }) => `${src} ${width}w`).join(', ');
}

/** Factors by which phones with a high pixel density load smaller pictures: a page's first picture, and the others. */
const denseScreens = [
  { from: 3.2, first: 0.7, other: 0.55 },
  { from: 2.5, first: 0.76, other: 0.66 },
] as const;

/**
 * Returns the `sizes` attribute of a picture, with lower widths for phones with a device pixel ratio above 2: they load about two pixels for each
 * CSS pixel, which looks the same at half the bytes. Such a phone loads a page's first picture at 1200 pixels or less and the others at 828 or
 * less. `sizes` ends with the width on a phone, in vw.
 */
export function phoneSizes(sizes: string, first: boolean): string {
  const onPhone = /(?:^|,\s*)(\d+)vw$/.exec(sizes)?.[1];
  if (!onPhone) return sizes;
  const onDensePhones = denseScreens.map((screen) => {
    const width = Math.round(Number(onPhone) * (first ? screen.first : screen.other));
    return `(max-width: 480px) and (min-resolution: ${screen.from}dppx) ${width}vw`;
  });
  return [...onDensePhones, sizes].join(', ');
}

/** The data of a film for components, from model/films.ts. */
export interface FilmData {
  id: string;
  title: string;
  /** A text alternative: what can be seen and heard. */
  description: string;
  poster: PictureData;
  sources: readonly { src: string; type: string }[];
  captions: string;
  /** URL path of the track with timed descriptions; null if the film has none. */
  descriptions: string | null;
  /** In pixels. */
  width: number;
  height: number;
  /** In whole seconds. */
  seconds: number;
  /** When the film was first shown, in ISO 8601 with an offset. */
  published: string;
  hasSound: boolean;
}
