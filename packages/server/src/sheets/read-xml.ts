import { SaxesParser } from 'saxes';

export type Attributes = Readonly<Record<string, string>>;

/** What the elements of one vocabulary mean. Elements of other namespaces are skipped with all that they contain. */
export interface XmlHandler {
  /** The vocabulary's namespaces. A standard may have several for the same names. */
  readonly namespaces: ReadonlySet<string>;
  /** Returns false to skip the element with all that it contains. */
  open(name: string, attributes: Attributes, scope: XmlScope): boolean;
  close(name: string, scope: XmlScope): void;
  text?(text: string): void;
  /** Called for an element of another namespace. */
  foreign?(name: string, namespace: string): void;
}

/** The place of an element: in the document, and among the prefixes. */
export interface XmlScope {
  /** Where the parser is: after the tag that it reports. */
  readonly position: number;
  /** The prefix of the element that was opened last, with its colon; '' for none. */
  readonly prefix: string;
  /** Returns an attribute by its namespace and name without a prefix. */
  attribute(attributes: Attributes, namespaces: ReadonlySet<string>, name: string): string | undefined;
}

const DEEPEST = 64;
/** With this begin the names of attributes that declare a namespace. */
const DECLARATION = 'xmlns';
const XML_NAMESPACE = 'http://www.w3.org/XML/1998/namespace';

/**
 * Decodes an XML part. Throws for bytes that are not in the encoding: a package's parts are in UTF-8 or UTF-16 (ECMA-376 part 2,
 * 8.2), with or without a byte order mark.
 */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}

/**
 * Reads a document of one vocabulary with a conforming XML parser. Throws for a document that is not well-formed, has a document
 * type (and so may define entities), or names an encoding other than UTF-8 and UTF-16.
 */
export function readXml(xml: string, handler: XmlHandler): void {
  // Namespaces are resolved here: with saxes' own resolution a large sheet takes half as long again.
  const parser = new SaxesParser({ xmlns: false, position: false });
  const scope = new Scope(parser, handler.namespaces);
  const opened: (string | undefined)[] = [];
  let skipped = 0;
  // The parser is behind every declaration before this place: few tags need a look at all of their attributes.
  let declaration = xml.indexOf(DECLARATION);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new Error('An XML part has a document type');
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(?:utf-?8|utf-?16(?:[lb]e)?|us-ascii|ascii)$/i.test(encoding))
      throw new Error(`An XML part is in the encoding ${encoding}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const depth = opened.length;
    if (depth === DEEPEST) throw new Error('An XML part has elements that are too deep');
    if (declaration >= 0 && declaration < parser.position) {
      scope.enter(attributes, depth);
      declaration = xml.indexOf(DECLARATION, parser.position);
    }
    const { local, prefix, namespace, isOwn } = scope.resolve(name);
    scope.prefix = prefix;
    if (skipped > 0) skipped += 1;
    else if (!isOwn) {
      handler.foreign?.(local, namespace);
      skipped = 1;
    } else if (!handler.open(local, attributes, scope)) skipped = 1;
    opened.push(skipped > 0 ? undefined : local);
  });
  parser.on('closetag', () => {
    const name = opened.pop();
    scope.leave(opened.length);
    if (name === undefined) skipped -= 1;
    else handler.close(name, scope);
  });
  const text = (value: string) => {
    if (skipped === 0) handler.text?.(value);
  };
  parser.on('text', text);
  parser.on('cdata', text);
  parser.write(xml).close();
}

interface Name {
  namespace: string;
  local: string;
  /** With its colon; '' for none. */
  prefix: string;
  isOwn: boolean;
}

/** The namespace declarations in force, by prefix; '' is the default namespace. */
class Scope implements XmlScope {
  /** The open elements with declarations: their depth, and the declarations before them. */
  readonly #before: { depth: number; prefixes: ReadonlyMap<string, string> }[] = [];
  #prefixes: ReadonlyMap<string, string> = new Map([['xml', XML_NAMESPACE]]);
  #names = new Map<string, Name>();
  readonly #parser: { readonly position: number };
  readonly #own: ReadonlySet<string>;

  constructor(parser: { readonly position: number }, own: ReadonlySet<string>) {
    this.#parser = parser;
    this.#own = own;
  }

  prefix = '';

  get position(): number {
    return this.#parser.position;
  }

  /** Takes the declarations of an element. */
  enter(attributes: Attributes, depth: number): void {
    let declared: Map<string, string> | undefined;
    for (const name in attributes) {
      if (!name.startsWith(DECLARATION)) continue;
      const prefix = name === DECLARATION ? '' : name[5] === ':' ? name.slice(6) : undefined;
      if (prefix === undefined) continue;
      declared ??= new Map(this.#prefixes);
      declared.set(prefix, attributes[name] ?? '');
    }
    if (!declared) return;
    this.#before.push({ depth, prefixes: this.#prefixes });
    this.#set(declared);
  }

  leave(depth: number): void {
    if (this.#before.at(-1)?.depth !== depth) return;
    const before = this.#before.pop();
    if (before) this.#set(before.prefixes);
  }

  #set(prefixes: ReadonlyMap<string, string>): void {
    this.#prefixes = prefixes;
    this.#names = new Map();
  }

  resolve(name: string): Name {
    const known = this.#names.get(name);
    if (known) return known;
    const colon = name.indexOf(':');
    const namespace = this.#prefixes.get(colon < 0 ? '' : name.slice(0, colon));
    if (namespace === undefined && colon >= 0) throw new Error('An XML part has an undeclared prefix');
    const found = {
      namespace: namespace ?? '',
      local: name.slice(colon + 1),
      prefix: name.slice(0, colon + 1),
      isOwn: this.#own.has(namespace ?? ''),
    };
    this.#names.set(name, found);
    return found;
  }

  attribute(attributes: Attributes, namespaces: ReadonlySet<string>, name: string): string | undefined {
    for (const key in attributes) {
      const colon = key.indexOf(':');
      if (colon < 0 || key.slice(colon + 1) !== name) continue;
      if (namespaces.has(this.#prefixes.get(key.slice(0, colon)) ?? '')) return attributes[key];
    }
    return undefined;
  }
}
