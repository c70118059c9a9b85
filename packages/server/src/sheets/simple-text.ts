const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
/** Text that needs more decoding: Excel's own escapes (`_x000D_`), line ends, and numeric entities. */
const UNUSUAL = /_x|[\r\n\0]|&#/;

/** Decodes a text in XML; undefined when it contains anything unusual. */
export function simpleText(xml: string): string | undefined {
  if (UNUSUAL.test(xml)) return undefined;
  if (!xml.includes('&')) return xml;
  let isKnown = true;
  const text = xml.replaceAll(/&\w*;?/g, (entity) => {
    const sign = ENTITIES[entity];
    if (sign === undefined) isKnown = false;
    return sign ?? '';
  });
  return isKnown ? text : undefined;
}
