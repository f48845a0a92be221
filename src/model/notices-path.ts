/** Path of the third-party licences. The build writes the file (publish/licences). */
export const noticesPath = '/licences/third-party.txt';
