import { type Attributes, readXml, type XmlHandler } from './read-xml.ts';
import { SPREADSHEET } from './xlsx-text.ts';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** Attributes whose values have no case. */
const upperCase = (name: string, value: string): string => (name === 'r' ? value.toUpperCase() : value);

/** Writes a document's elements and texts as they come, without what only concerns XML's syntax. */
class PlainWriter implements XmlHandler {
  readonly namespaces = SPREADSHEET;
  readonly #pieces: string[] = [];

  open(name: string, attributes: Attributes): boolean {
    let tag = `<${name}`;
    for (const [key, value] of Object.entries(attributes))
      if (!key.includes(':') && key !== 'xmlns') tag += ` ${key}="${escaped(upperCase(key, value))}"`;
    this.#pieces.push(`${tag}>`);
    return true;
  }

  close(name: string): void {
    this.#pieces.push(`</${name}>`);
  }

  text(text: string): void {
    this.#pieces.push(escaped(text));
  }

  done(): string {
    return this.#pieces.join('');
  }
}

/**
 * Writes a part of a workbook in plain syntax: no prefixes, comments, CDATA sections, entities by number or self-closed elements,
 * quotes of one kind, addresses in upper case. Changes nothing of what the part means.
 */
export function plainXml(xml: string): string {
  const writer = new PlainWriter();
  readXml(xml, writer);
  return writer.done();
}
