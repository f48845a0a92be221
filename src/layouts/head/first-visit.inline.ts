/**
 * On a first visit the layout of what lies below the first screen waits until the page has come (client/lay-out-below.ts), since a slow phone
 * would spend a quarter of a second on it; not where the visitor is to land there.
 */
import { dataset, hasFragment, isFirstVisit } from './visit.ts';

if (isFirstVisit && !hasFragment()) dataset.below = 'later';
