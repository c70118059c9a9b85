import { decodeXml, readXml, type XmlHandler } from './read-xml.ts';
import type { ZipEntries } from './zip-guard.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** A relation to another part of the package (ECMA-376 part 2, 9.3). */
interface Relation {
  id: string;
  /** The end of the relation's type, such as `worksheet`: the same in both variants of the standard, and in Microsoft's own types. */
  type: string;
  /** Name of the part; undefined for a target outside of the package. */
  part: string | undefined;
}

const TYPES = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/',
  'http://schemas.microsoft.com/office/2006/relationships/',
];

/** The parts of a package in a zip archive. The names of parts have no case. */
export class PackageParts {
  readonly #parts: ReadonlyMap<string, Buffer>;

  /** Throws when two parts' names differ only in case. */
  constructor(entries: ZipEntries) {
    const parts = new Map<string, Buffer>();
    for (const [name, content] of entries) {
      if (content === undefined || name.endsWith('/')) continue;
      const key = keyOf(name);
      if (parts.has(key)) throw new Error('Two parts have the same name');
      parts.set(key, content);
    }
    this.#parts = parts;
  }

  has(name: string): boolean {
    return this.#parts.has(keyOf(name));
  }

  /** Returns a part's XML; undefined for a missing part. */
  xml(name: string): string | undefined {
    const bytes = this.#parts.get(keyOf(name));
    return bytes && decodeXml(bytes);
  }

  /** Returns the relations of a part, or with '' of the package, by id. Throws when two have the same id. */
  relations(source: string): ReadonlyMap<string, Relation> {
    const folder = source.slice(0, source.lastIndexOf('/') + 1);
    const xml = this.xml(`${folder}_rels/${source.slice(folder.length)}.rels`);
    const relations = new Map<string, Relation>();
    if (xml === undefined) return relations;
    const handler: XmlHandler = {
      namespaces: new Set([RELATIONS]),
      open(name, { Id = '', Type = '', Target = '', TargetMode }) {
        if (name !== 'Relationship') return name === 'Relationships';
        if (relations.has(Id)) throw new Error('Two relations have the same id');
        const isInside = TargetMode === undefined || TargetMode === 'Internal';
        relations.set(Id, {
          id: Id,
          type: typeOf(Type),
          part: isInside ? resolve(folder, Target) : undefined,
        });
        return true;
      },
      close() {},
    };
    readXml(xml, handler);
    return relations;
  }
}

const keyOf = (name: string): string => name.replace(/^\//, '').toLowerCase();

function typeOf(type: string): string {
  const prefix = TYPES.find((one) => type.startsWith(one));
  return prefix === undefined ? type : type.slice(prefix.length);
}

/** Returns the name of the part that a reference in a folder's part means, by the rules of URIs. */
function resolve(folder: string, target: string): string {
  const base = new URL(folder, 'package:///');
  return decodeURIComponent(new URL(target, base).pathname).replace(/^\/+/, '');
}
