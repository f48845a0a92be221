/** Before the unit tests: makes the files of pictures that nobody has encoded yet, as a build does. */

import { makePictures } from '../../media/encoders/pictures.ts';
import { inProject } from '../../publish/project.ts';

export const setup = () => makePictures(inProject(), { report: console.log });
