/**
 * On a first visit, defers the layout of the sections below the first screen (styles/layout.css) until the page has loaded
 * (client/deferred-layout.ts): it takes a slow phone a quarter of a second. Not if the URL has a fragment, which may be in such a section.
 */
import { dataset, hasFragment, isFirstVisit } from './visit.ts';

if (isFirstVisit && !hasFragment()) dataset.deferred = '';
