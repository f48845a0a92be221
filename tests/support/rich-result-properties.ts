/** The properties that Google requires for rich results, by type, as of November 2026: developers.google.com/search/docs/appearance. */
const requiredProperties: Readonly<Record<string, readonly string[]>> = {
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

/** Returns the paths of the required properties that a JSON-LD node lacks, or a message if its type is not listed. */
export function findMissingProperties(node: { '@type': string }): string[] {
  const paths = requiredProperties[node['@type']];
  if (!paths) return [`${node['@type']} is not listed in tests/support/rich-result-properties.ts: add its required properties`];
  return paths.filter((path) => !hasProperty(node, path.split('.'))).map((path) => `${node['@type']}.${path}`);
}

function hasProperty(value: unknown, [name, ...rest]: readonly string[]): boolean {
  if (Array.isArray(value))
    return value.length > 0 && value.every((item) => hasProperty(item, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return typeof value === 'number' || (typeof value === 'string' && value !== '') || isNode(value);
  return isNode(value) && hasProperty(value[name], rest);
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
