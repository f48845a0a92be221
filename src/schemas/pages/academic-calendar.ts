import { group, line } from '../fields.ts';
import { meta, nextPages, sourced } from '../shared.ts';
import { heading } from './page-parts.ts';

export const academicCalendar = group('Academic Calendar', { ...sourced, meta, heading, text: line('Text'), next: nextPages });
