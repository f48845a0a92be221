/** Where the licences stand of what others wrote; the build writes the file (hosting/licences). */
export const noticesPath = '/licences/third-party.txt';
