/** The seven headline figures, in the school's own order. Each says beside itself how far it can be read. */
import { coursesNamed } from './course-count.ts';
import type { Stat } from './types.ts';

export const stats: readonly Stat[] = [
  {
    id: 'learners',
    value: '25,000+',
    label: 'learners',
    description: 'Everyone the school counts as studying with it, from a short computer course to a master’s degree.',
    qualifier: 'as stated by the school; ask whether it counts one year or several',
    provenance: 'specification',
    except: { description: 'sample' },
  },
  {
    id: 'programs',
    value: '250+',
    label: 'programs',
    description: 'Degrees, diplomas, certificates and short courses across the nine schools.',
    qualifier: `as stated by the school; this site lists ${coursesNamed} by name`,
    provenance: 'specification',
    except: { description: 'sample' },
  },
  {
    id: 'geographies',
    value: '80+',
    label: 'geographies',
    description: 'Places that learners come from, so your bench partner may have grown up far from your town.',
    qualifier: 'as stated by the school; it may mean districts, states or countries',
    provenance: 'specification',
    except: { description: 'sample' },
  },
  {
    id: 'placement',
    value: '98%',
    label: 'placement',
    description: 'Graduates who were placed, by the school’s own count.',
    qualifier: 'as stated by the school; ask which course and which year it covers',
    provenance: 'specification',
    except: { description: 'sample' },
  },
  {
    id: 'partners',
    value: '1,200+',
    label: 'partners',
    description: 'Organisations the school works with, such as those where students intern or are interviewed.',
    qualifier: 'as stated by the school',
    provenance: 'specification',
    except: { description: 'sample' },
  },
  {
    id: 'alumni',
    value: '50,000+',
    label: 'alumni',
    description: 'People who finished a course here, long or short, and went to work or to further study.',
    qualifier: 'as stated by the school',
    provenance: 'specification',
    except: { description: 'sample' },
  },
  {
    id: 'satisfaction',
    value: '95%',
    label: 'satisfaction',
    description: 'Those who said they were satisfied when the school asked them.',
    qualifier: 'as stated by the school; who was asked, and when, is not given',
    provenance: 'specification',
    except: { description: 'sample' },
  },
];
