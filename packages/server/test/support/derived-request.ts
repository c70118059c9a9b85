import { type OperationId, operations } from '@daftar/openapi';
import { exampleBody, parametersOf, replaceTexts, textsIn } from './examples.ts';
import { kindOf, type RecordKind, recordKinds } from './record-kinds.ts';
import { bodySchemaOf } from './right-bodies.ts';
import { type Cast, MISSING, type SampleRequest, type Target } from './sample-request.ts';

/** Returns the kind of a record that an example names; throws for an unknown kind. */
function knownKind(id: OperationId, kind: string): RecordKind {
  const known = recordKinds[kind];
  if (!known)
    throw new Error(`${id} names a record ${kind}_…: record-kinds.ts needs to know how to make one`);
  return known;
}

/**
 * Returns the id of a record of a kind. A call of the platform owner that changes the record gets a new one, other calls a
 * shared one.
 */
async function recordFor(id: OperationId, kind: string, isMain: boolean, cast: Cast, target: Target) {
  const { standing, fresh } = knownKind(id, kind);
  const { effect, permission } = operations[id];
  // A merchant's users can only change their own merchant, so calls that they may make get no new record.
  const isChanged = isMain && effect !== 'read' && permission.scope === 'owner';
  if (standing && !(isChanged && fresh)) return standing(cast, target);
  if (!fresh) throw new Error(`${kind}_… can neither be found nor made`);
  return (await fresh(cast, target)).id;
}

/** Returns the fields that a request needs or that name records. Other fields may contradict a record that a test created. */
function bodyOf(id: OperationId): Record<string, unknown> | undefined {
  const example = exampleBody(id);
  const { required = [] } = bodySchemaOf(id) ?? {};
  const isNeeded = ([name, value]: [string, unknown]) =>
    required.includes(name) || (name !== '_id' && typeof value === 'string' && kindOf(value) !== undefined);
  return example && Object.fromEntries(Object.entries(example).filter(isNeeded));
}

/** Builds the request of the contract's examples, with the ids of the target's records instead of the example ids. */
export function derivedRequest(id: OperationId): SampleRequest {
  const path = parametersOf(id, 'path').map(({ name, example }) => [name, String(example)] as const);
  const query = parametersOf(id, 'query').filter(({ required }) => required);
  const shown = [...path.map(([, value]) => value), ...textsIn(bodyOf(id))];
  const kinds = [...new Set(shown.flatMap((text) => kindOf(text) ?? []))];
  const [main] = kinds;
  const owner = main === undefined ? undefined : knownKind(id, main).owner;
  return {
    ...(owner && { record: owner }),
    request: async (cast, target) => {
      const ids = new Map<string, string>();
      for (const kind of kinds) {
        const isMissing = kind === main && target.which === 'missing';
        ids.set(kind, isMissing ? MISSING : await recordFor(id, kind, kind === main, cast, target));
      }
      const replace = (text: string) => ids.get(kindOf(text) ?? '') ?? text;
      const asked = new URLSearchParams(
        Object.fromEntries(query.map(({ name, example }) => [name, String(example)])),
      );
      const body = bodyOf(id);
      return {
        params: Object.fromEntries(path.map(([name, value]) => [name, replace(value)])),
        ...(asked.size > 0 && { query: `?${asked}` }),
        ...(body && { body: replaceTexts(body, replace) }),
      };
    },
  };
}
