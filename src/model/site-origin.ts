/**
 * Returns the site's origin from a setting: 'https://www.school.in/' gives 'https://www.school.in'. Throws unless the setting is an http(s)
 * origin without a path; the message names the setting.
 */
export function siteOrigin(setting: string): string {
  const advice =
    "Set SITE_URL (or siteUrl in src/content/institution.yaml) to the site's own address, such as https://www.pundir.example";
  // Checked by pattern, since URL also accepts 'https:/school.in' and 'https://...'.
  if (
    !/^https?:\/\/(?:[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*|\[[\da-f:.]+\])(?::\d+)?\/?$/iu.test(setting) ||
    !URL.canParse(setting)
  )
    throw new Error(`'${setting}' is not the address of a site without a path. ${advice}.`);
  return new URL(setting).origin;
}
