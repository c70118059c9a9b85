import { type Document, follow, type Schema } from './flat-schema.ts';
import { type Sides, schemaChanges } from './schema-changes.ts';

type Named = Record<string, unknown>;
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];
const keys = (value: unknown) => Object.keys((value ?? {}) as Named);
const part = (value: unknown, key: string) => ((value ?? {}) as Named)[key];

/** Returns one message for each change from `before` to `after` that breaks a client of `before`; empty when none does. */
export function breakingChanges(before: Document, after: Document): string[] {
  return Object.entries(before.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).flatMap((method) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (now === undefined) return [`${name} was removed`];
      return operationChanges(before, after, item[method] as Schema, now as Schema).map(
        (change) => `${name} ${change}`,
      );
    }),
  );
}

function operationChanges(before: Document, after: Document, old: Schema, now: Schema): string[] {
  const sides: Sides = { before, after, direction: 'request' };
  const renamed = old.operationId === now.operationId ? [] : [`is now named ${now.operationId}`];
  return [
    ...renamed,
    ...securityChanges(old, now),
    ...parameterChanges(sides, old, now),
    ...bodyChanges(sides, old.requestBody, now.requestBody),
    ...answerChanges({ ...sides, direction: 'answer' }, old, now),
  ];
}

function securityChanges(old: Schema, now: Schema): string[] {
  const requirements = ({ security }: Schema) =>
    ((security ?? []) as unknown[]).map((requirement) => JSON.stringify(requirement));
  const [was, is] = [requirements(old), requirements(now)];
  // An operation without requirements, or with an empty one, is public.
  if (is.length === 0 || is.includes('{}')) return [];
  if (was.length === 0) was.push('{}');
  return was
    .filter((requirement) => !is.includes(requirement))
    .map((requirement) => `no longer accepts the credentials ${requirement}`);
}

function parameterChanges(sides: Sides, old: Schema, now: Schema): string[] {
  const table = (document: Document, operation: Schema) =>
    new Map(
      ((operation.parameters ?? []) as unknown[])
        .map((node) => follow(document, node))
        .map((parameter) => [`${parameter.in} ${parameter.name}`, parameter] as const),
    );
  const [was, is] = [table(sides.before, old), table(sides.after, now)];
  const changed = [...was].flatMap(([name, parameter]) => {
    const present = is.get(name);
    if (!present) return [`no longer takes ${name}`];
    return schemaChanges(sides, parameter.schema, present.schema, name);
  });
  const required = [...is]
    .filter(([name, parameter]) => parameter.required === true && was.get(name)?.required !== true)
    .map(([name]) => `now requires ${name}`);
  return [...changed, ...required];
}

function bodyChanges(sides: Sides, before: unknown, after: unknown): string[] {
  const [old, now] = [follow(sides.before, before), follow(sides.after, after)];
  const required = now.required === true && old.required !== true ? ['now requires a body'] : [];
  return before === undefined ? required : [...required, ...contentChanges(sides, old, now, 'body')];
}

function contentChanges(sides: Sides, old: Schema, now: Schema, at: string): string[] {
  return keys(old.content).flatMap((type) => {
    const present = part(now.content, type);
    if (present === undefined) return [`${at} is no longer ${type}`];
    return schemaChanges(sides, part(part(old.content, type), 'schema'), part(present, 'schema'), at);
  });
}

function answerChanges(sides: Sides, old: Schema, now: Schema): string[] {
  return keys(old.responses).flatMap((status) => {
    const present = part(now.responses, status);
    if (present === undefined) return [`no longer answers ${status}`];
    const [was, is] = [follow(sides.before, part(old.responses, status)), follow(sides.after, present)];
    const headers = keys(was.headers)
      .filter((name) => part(is.headers, name) === undefined)
      .map((name) => `${status} lost the header ${name}`);
    return [...headers, ...contentChanges(sides, was, is, status)];
  });
}
