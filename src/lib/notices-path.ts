/** Where the licences stand of what others wrote; the build writes the file (deploy/licences). */
export const noticesPath = '/licences/third-party.txt';
