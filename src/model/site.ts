/** The institution's facts and the settings of this build, for pages, layouts and tools. */
import { content } from './content.ts';
import { readSettings } from './settings.ts';

export const site = readSettings(content.institution, process.env);
