/** The school's facts together with the settings of this build. Pages, layouts and tools read them here. */
import { content } from './data/content.ts';
import { readSettings } from './data/settings.ts';

export const site = readSettings(content().school, process.env);
