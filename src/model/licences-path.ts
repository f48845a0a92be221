/** Path of the third-party licences. The build writes the file (publish/licences). */
export const licencesPath = '/licences/third-party.txt';
