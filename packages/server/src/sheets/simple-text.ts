const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
};
/** What Excel escapes in a way of its own (`_x000D_`), lines, and entities by number. */
const UNUSUAL = /_x|[\r\n\0]|&#/;

/** Returns the text that XML stands for; undefined when it contains something unusual. */
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
