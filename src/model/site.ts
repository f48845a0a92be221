/** The school's facts together with the settings of this build. Pages, layouts and tools read them here. */
import { content } from './content.ts';
import { readSettings } from './settings.ts';

export const site = readSettings(content.school, process.env);
