/** Schema of the blocks of the gallery, with their pictures. */
import type { z } from 'astro/zod';
import { group, itemSlug, line, list, paragraph, reference } from './fields.ts';
import { order, picture, provenanceFields, uniqueBy } from './shared.ts';

const galleryItem = group('Picture', {
  id: itemSlug(),
  picture,
  title: line('What the picture shows'),
  headline: line('Headline', { max: 60, help: 'It is shown in large type.' }),
  caption: paragraph('Caption', { max: 320 }),
  ...provenanceFields,
});
export type GalleryItem = z.infer<typeof galleryItem>;

/** A block of the gallery: nine pictures and a film. */
export const galleryBlock = group('Block', {
  order,
  title: line('Title', { max: 20 }),
  about: line('About', { max: 160 }),
  picture: reference('pictures', 'Picture of the block'),
  film: reference('films', 'Film below the pictures'),
  items: list('Pictures', galleryItem, { min: 9, max: 9, itemLabel: 'headline' }).refine(...uniqueBy('id')),
});
export type GalleryBlock = z.infer<typeof galleryBlock> & { id: 'dawn' | 'noon' | 'dusk' };
