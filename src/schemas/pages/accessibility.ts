import { group } from '../fields.ts';
import { note } from './page-parts.ts';

export const accessibility = group('Accessibility', note);
