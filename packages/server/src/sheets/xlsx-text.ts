import type { Attributes, XmlHandler, XmlScope } from './read-xml.ts';

/** The namespaces of SpreadsheetML: of the transitional and of the strict variant (ECMA-376). */
export const SPREADSHEET: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
]);

/** A character that XML cannot hold, or whose code a text spells out (ECMA-376 part 1, 22.4.2.4). */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Decodes a text of SpreadsheetML. Drops null characters, which the database cannot store. */
export function decodeText(text: string): string {
  const decoded = text.includes('_x')
    ? text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return decoded.includes('\u0000') ? decoded.replaceAll('\u0000', '') : decoded;
}

/** Collects the text of a shared or inline string: plain text or runs, without phonetic runs, which are reading aids. */
export class TextRuns {
  #text = '';
  #isText = false;

  /** Returns whether the element is part of the text. */
  open(name: string): boolean {
    this.#isText = name === 't';
    return name === 't' || name === 'r';
  }

  close(): void {
    this.#isText = false;
  }

  text(text: string): void {
    if (this.#isText) this.#text += text;
  }

  /** Returns the text so far, and begins the next one. */
  take(): string {
    const text = this.#text;
    this.#text = '';
    return decodeText(text);
  }
}

/** Reads the shared strings part: a text for each item, also for an empty one, because cells refer to items by number. */
export class SharedStrings implements XmlHandler {
  readonly namespaces = SPREADSHEET;
  readonly texts: string[] = [];
  /** Where the first item begins in the part, and where each one ends. */
  start = 0;
  /** The prefix of the part's elements. */
  prefix = '';
  readonly ends: number[] = [];
  readonly #runs = new TextRuns();
  #depth = 0;

  open(name: string, _attributes: Attributes, scope: XmlScope): boolean {
    if (this.#depth === 0) {
      this.start = scope.position;
      this.prefix = scope.prefix;
    }
    const isRead =
      this.#depth === 0 ? name === 'sst' : this.#depth === 1 ? name === 'si' : this.#runs.open(name);
    if (this.#depth === 0 && !isRead) throw new Error('The shared strings are not SpreadsheetML');
    if (isRead) this.#depth += 1;
    return isRead;
  }

  close(name: string, scope: XmlScope): void {
    this.#depth -= 1;
    this.#runs.close();
    if (name !== 'si') return;
    this.texts.push(this.#runs.take());
    this.ends.push(scope.position);
  }

  text(text: string): void {
    this.#runs.text(text);
  }

  foreign(): never {
    throw new Error('The shared strings have elements of another vocabulary');
  }
}
