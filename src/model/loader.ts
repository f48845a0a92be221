import type { Loader } from 'astro/loaders';
import { content, contentAnew } from './content.ts';
import type { Content } from './read-content.ts';

type CollectionName = Exclude<keyof Content, 'school' | 'facts'> | 'settings';

/**
 * The loader of one of Astro's collections. What it hands over has been checked already, with file and line in its messages. In development
 * it looks again after each save, so that the page reloads.
 */
export function fromContent(name: CollectionName): Loader {
  return {
    name: `content-${name}`,
    async load({ store, meta, watcher, logger }) {
      const fill = (all: Content) => {
        store.clear();
        for (const [id, data] of entriesOf(name, all)) store.set({ id, data });
      };
      fill(content());
      // Astro keeps the old text of a page that is drawn just while it is told of the new one: it is told again a moment later.
      let again: NodeJS.Timeout | undefined;
      const tellAgain = () => {
        clearTimeout(again);
        again = setTimeout(() => meta.set('told', String(Date.now())), 1000);
      };
      watcher?.on('all', (_event, file) => {
        if (!file.endsWith('.yaml')) return;
        try {
          fill(contentAnew());
          if (name === 'pages') tellAgain();
        } catch (error) {
          if (name === 'pages') logger.error((error as Error).message);
        }
      });
    },
  };
}

function entriesOf(name: CollectionName, all: Content): [string, Record<string, unknown>][] {
  if (name === 'settings')
    return [
      ['school', all.school],
      ['facts', all.facts],
    ];
  if (name === 'pages') return Object.entries(all.pages);
  return all[name].map((entry) => [entry.id, { ...entry }]);
}
