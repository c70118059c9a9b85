import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { handlerFiles } from './handler-files.ts';

/** An operation with the files that describe and handle it. */
export interface Operation {
  readonly verb: string;
  readonly path: string;
  readonly id: string;
  readonly tag: string;
  /** The file of openapi/paths. */
  readonly contract: string;
  /** The flag that callers need, and the accounts that may call. */
  readonly permission: string;
  readonly body: Schema | undefined;
  readonly answer: Schema | undefined;
  /** Files of the server: the one with the handler first. */
  readonly handlers: readonly string[];
}

/** A schema with its file; a schema without a name is in the file of the path. */
export interface Schema {
  readonly name: string | undefined;
  readonly file: string | undefined;
}

interface Content {
  readonly content?: { readonly [type: string]: { readonly schema?: { readonly $ref?: string } } };
}
interface Described {
  readonly operationId?: string;
  readonly 'x-permission'?: {
    readonly auth: string;
    readonly group?: string;
    readonly flag?: string;
    readonly or?: string | { readonly group: string; readonly flag: string };
    readonly scope: string;
  };
  readonly tags?: readonly string[];
  readonly requestBody?: Content;
  readonly responses?: { readonly [status: string]: Content };
}

const list = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .trimEnd()
    .split('\n');

/** Returns the file of each schema, by its name. */
function schemaFiles(): ReadonlyMap<string, string> {
  const found = list('openapi/components/schemas/*.yaml').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^(\w+):/gm)].map(([, name = '']) => [name, file] as const),
  );
  return new Map(found);
}

/** Returns the file of openapi/paths of each path. */
function contractFiles(): ReadonlyMap<string, string> {
  const root = readFileSync('openapi/openapi.yaml', 'utf8');
  const found = root.matchAll(/^ {2}"?(\/[^":]+)"?:\s*\{ \$ref: "\.\/(paths\/[\w-]+\.yaml)#/gm);
  return new Map([...found].map(([, path = '', file = '']) => [path, `openapi/${file}`]));
}

function schemaOf(content: Content | undefined, files: ReadonlyMap<string, string>): Schema | undefined {
  const [first] = Object.values(content?.content ?? {});
  if (!first?.schema) return undefined;
  const name = first.schema.$ref?.split('/').at(-1);
  return { name, file: name === undefined ? undefined : files.get(name) };
}

/** What callers without the flag may do, by the `or` of `x-permission`. */
const otherCallers: Readonly<Record<string, string>> = {
  ownAccount: 'without it: the own account',
  oneself: 'without it: oneself',
  public: 'without it: the public part, signed in or not',
  basic: 'or Basic credentials',
};

/** Returns the permission, such as `Reports.viewAll`, who may call without it, and whether only the platform owner has it. */
function permissionOf({ 'x-permission': rule }: Described): string {
  if (!rule) return '';
  if (rule.auth !== 'token') return rule.auth === 'none' ? 'anybody' : rule.auth;
  const { group, flag, or, scope } = rule;
  const others =
    typeof or === 'object' ? `or ${or.group}.${or.flag} for the own account` : otherCallers[or ?? ''];
  const owner = scope === 'owner' ? 'platform owner only' : undefined;
  return [group ? `${group}.${flag}` : 'signed in', others, owner]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** Reads every operation of the contract, in the contract's order. */
export function readOperations(): readonly Operation[] {
  const [schemas, contracts] = [schemaFiles(), contractFiles()];
  // With `glob`, a star matches within one folder only. Handlers are in an area's own folder, never in a folder below it.
  const modules = list(':(glob)packages/server/src/areas/*/*.ts').map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
  const { paths } = JSON.parse(readFileSync('openapi/generated/openapi.json', 'utf8')) as {
    paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  };
  const read = (path: string, verb: string, described: Described): readonly Operation[] => {
    const { operationId: id, tags, requestBody, responses } = described;
    if (id === undefined) return [];
    const handlers = modules.map(([file, code]) => handlerFiles(file, code, id)).find(([first]) => first);
    return [
      {
        verb: verb.toUpperCase(),
        path,
        id,
        tag: tags?.[0] ?? '',
        handlers: handlers ?? [],
        contract: contracts.get(path) ?? 'openapi/openapi.yaml',
        permission: permissionOf(described),
        body: schemaOf(requestBody, schemas),
        answer: schemaOf(responses?.['200'], schemas),
      },
    ];
  };
  return Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, described]) => read(path, verb, described)),
  );
}
