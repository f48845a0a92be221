/**
 * The site's own origin from a setting: 'https://www.school.in/' gives 'https://www.school.in'. Throws, naming the setting, on
 * anything but an http(s) origin without a path.
 */
export function siteOrigin(setting: string): string {
  const advice =
    "Set SITE_URL (or siteUrl in src/content/school.yaml) to the site's own address, such as https://www.pundir.example";
  let url: URL;
  try {
    url = new URL(setting);
  } catch {
    throw new Error(`'${setting}' is not an address. ${advice}.`);
  }
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(`'${setting}' is not the address of a site without a path. ${advice}.`);
  }
  return url.origin;
}
