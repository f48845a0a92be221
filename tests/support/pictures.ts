/** Before the unit tests: makes the files of pictures that nobody has encoded yet, as a build does. */
import { inProject } from '../../publish/project.ts';
import { makePictures } from '../../tools/pictures.ts';

export const setup = () => makePictures(inProject(), { report: console.log });
