/** The content, as Astro's collections. What an entry may hold is said in src/schemas/, one schema a kind. */

import { defineCollection } from 'astro/content/config';
import { z } from 'astro/zod';
import { folders } from './model/collections.ts';
import { fromContent } from './model/loader.ts';
import { pageSchemas } from './schemas/pages.ts';
import { facts, schoolFacts } from './schemas/school-facts.ts';

export const collections = {
  programmes: defineCollection({ loader: fromContent('programmes'), schema: folders.programmes }),
  schools: defineCollection({ loader: fromContent('schools'), schema: folders.schools }),
  'certificate-courses': defineCollection({ loader: fromContent('certificate-courses'), schema: folders['certificate-courses'] }),
  events: defineCollection({ loader: fromContent('events'), schema: folders.events }),
  questions: defineCollection({ loader: fromContent('questions'), schema: folders.questions }),
  entrances: defineCollection({ loader: fromContent('entrances'), schema: folders.entrances }),
  tasks: defineCollection({ loader: fromContent('tasks'), schema: folders.tasks }),
  claims: defineCollection({ loader: fromContent('claims'), schema: folders.claims }),
  research: defineCollection({ loader: fromContent('research'), schema: folders.research }),
  innovations: defineCollection({ loader: fromContent('innovations'), schema: folders.innovations }),
  gallery: defineCollection({ loader: fromContent('gallery'), schema: folders.gallery }),
  pictures: defineCollection({ loader: fromContent('pictures'), schema: folders.pictures }),
  films: defineCollection({ loader: fromContent('films'), schema: folders.films }),
  pages: defineCollection({ loader: fromContent('pages'), schema: z.union(Object.values(pageSchemas)) }),
  settings: defineCollection({ loader: fromContent('settings'), schema: z.union([schoolFacts, facts]) }),
};
