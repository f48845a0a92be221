/** The school's facts together with the settings of this build. Pages and layouts read them here. */
import { school } from './content/school.ts';
import { readSettings } from './lib/settings.ts';

export const site = readSettings(school, process.env);
