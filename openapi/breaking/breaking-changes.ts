import { type Document, follow, type Schema } from './flat-schema.ts';
import { type Sides, schemaChanges } from './schema-changes.ts';

type Named = Record<string, unknown>;
const METHODS = ['get', 'post', 'put', 'delete', 'patch'];
const keys = (value: unknown) => Object.keys((value ?? {}) as Named);
const part = (value: unknown, key: string) => ((value ?? {}) as Named)[key];

/** What keeps a client of one contract from working with another, a sentence each; none when it goes on working. */
export function breakingChanges(before: Document, after: Document): string[] {
  return Object.entries(before.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method] !== undefined).flatMap((method) => {
      const name = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (now === undefined) return [`${name} is gone`];
      return operationChanges(before, after, item[method] as Schema, now as Schema).map(
        (change) => `${name} ${change}`,
      );
    }),
  );
}

function operationChanges(before: Document, after: Document, old: Schema, now: Schema): string[] {
  const taken: Sides = { before, after, direction: 'request' };
  const found = old.operationId === now.operationId ? [] : [`is called ${now.operationId} now`];
  const wayIn = (each: unknown) => JSON.stringify(each);
  const ways = ((now.security ?? []) as unknown[]).map(wayIn);
  const open = ways.length === 0 || ways.includes('{}');
  const wayBefore = ((old.security ?? []) as unknown[]).map(wayIn);
  if (wayBefore.length === 0 && !open) wayBefore.push('{}');
  for (const way of wayBefore) if (!ways.includes(way) && !open) found.push(`no longer lets in ${way}`);
  return [
    ...found,
    ...parameterChanges(taken, old, now),
    ...bodyChanges(taken, old.requestBody, now.requestBody),
    ...answerChanges({ ...taken, direction: 'answer' }, old, now),
  ];
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
    .map(([name]) => `requires ${name} now`);
  return [...changed, ...required];
}

function bodyChanges(sides: Sides, before: unknown, after: unknown): string[] {
  const [old, now] = [follow(sides.before, before), follow(sides.after, after)];
  const required = now.required === true && old.required !== true ? ['requires a body now'] : [];
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
