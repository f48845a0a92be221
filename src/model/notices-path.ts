/** Where the licences stand of what others wrote; the build writes the file (publish/licences). */
export const noticesPath = '/licences/third-party.txt';
