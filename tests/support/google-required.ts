/** What Google requires for rich results by type, as of November 2026: developers.google.com/search/docs/appearance. */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  CollegeOrUniversity: ['name', 'url', 'logo'],
  Course: ['name', 'description', 'provider'],
  EducationalOccupationalProgram: ['name', 'url', 'provider'],
  Event: ['name', 'startDate', 'location.name', 'location.address'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'],
  ItemList: [
    'itemListElement.position',
    'itemListElement.item.name',
    'itemListElement.item.description',
    'itemListElement.item.provider',
  ],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl'],
  WebPage: ['primaryImageOfPage.contentUrl', 'primaryImageOfPage.creditText'],
};

/** What a node of JSON-LD lacks, each by its path; a node of a type that is not listed says so. */
export function lacking(node: { '@type': string }): string[] {
  const paths = required[node['@type']];
  if (!paths) return [`${node['@type']} is not in tests/support/google-required.ts`];
  return paths.filter((path) => !has(node, path.split('.'))).map((path) => `${node['@type']}.${path}`);
}

function has(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => has(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return typeof value === 'number' || (typeof value === 'string' && value !== '') || isNode(value);
  return isNode(value) && has(value[name], rest);
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
