import { group } from '../fields.ts';
import { infoPage } from './page-parts.ts';

export const accessibility = group('Accessibility', infoPage);
