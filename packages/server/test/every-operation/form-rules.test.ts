import {
  type FieldRule,
  formOfOperation,
  formRules,
  messageOfRule,
  type RuleName,
  readOnlyFields,
} from '@daftar/domain';
import { type OperationId, operations } from '@daftar/openapi';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationIds } from '../../src/contract/operation-ids.ts';
import { send, token } from '../support/api.ts';
import { bodySchemaOf, rightBodies } from '../support/right-bodies.ts';
import { startWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Returns a value for each rule of a field that breaks that rule and no rule that is checked earlier. */
function badValues(rule: FieldRule, isRequired: boolean): [RuleName, unknown][] {
  const bad: [RuleName, unknown][] = isRequired ? [['required', undefined]] : [];
  if (rule.type === 'array' || rule.type === 'object') return [...bad, ['type', 'text']];
  if (rule.type === 'number' || rule.type === 'integer') return [...bad, ...badNumbers(rule)];
  const patterns = rule.patterns ?? [];
  bad.push(['type', 12]);
  // A text that also breaks the pattern would get the pattern's message.
  const keeps = (text: string) => patterns.every(({ pattern }) => pattern.test(text));
  const { minLength = 0, maxLength = 256, values, known } = rule;
  if (minLength > 1 && keeps('1'.repeat(minLength - 1))) bad.push(['minLength', '1'.repeat(minLength - 1)]);
  if (maxLength > 0 && !values && keeps('1'.repeat(maxLength + 1)))
    bad.push(['maxLength', '1'.repeat(maxLength + 1)]);
  const text = 'x!'.repeat(20).slice(0, Math.min(maxLength, Math.max(minLength, 3)));
  const broken = patterns.find(({ pattern }) => !pattern.test(text));
  if (broken) bad.push([broken.rule ?? 'pattern', text]);
  else if (values) bad.push(['enum', text]);
  else if (known) bad.push(['known', text]);
  return bad;
}

function badNumbers({ type, minimum, above, maximum, decimals }: FieldRule): [RuleName, unknown][] {
  const bad: [RuleName, unknown][] = [['type', 'twelve']];
  if (minimum !== undefined) bad.push(['minimum', minimum - 1]);
  if (above !== undefined) bad.push(['minimum', above]);
  if (maximum !== undefined) bad.push(['maximum', Math.floor(maximum) + 1]);
  if (decimals !== undefined) bad.push(['decimals', Number(`1.${'0'.repeat(decimals)}1`)]);
  if (type === 'integer') bad.push(['type', 1.5]);
  return bad;
}

/** Returns a body with a value at a path such as `packages.d`; in a list, in its first item. */
function withValue(schema: Record<string, { type?: string | string[] }>, path: string, value: unknown) {
  const [top = '', inner] = path.split('.');
  if (inner === undefined) return { [top]: value };
  const item = top === 'customFields' ? { name: 'Name', value: 'Value', [inner]: value } : { [inner]: value };
  return { [top]: schema[top]?.type === 'array' ? [item] : item };
}

const forms = operationIds.filter((id) => id in formOfOperation);

describe.each(forms)('%s', (id) => {
  const form = formOfOperation[id as keyof typeof formOfOperation];
  const schema = bodySchemaOf(id);
  const sentBack: readonly string[] =
    (readOnlyFields as Partial<Record<OperationId, readonly string[]>>)[id] ?? [];
  const fields = Object.entries<FieldRule>(formRules[form]).filter(
    ([path]) => schema?.properties[path.split('.')[0] ?? ''] && !sentBack.includes(path.split('.')[0] ?? ''),
  );

  test.each(fields)('returns the form’s message for an invalid %s', async (path, rule) => {
    const isRequired = schema?.required?.includes(path) === true;
    for (const [name, value] of badValues(rule, isRequired)) {
      const changed = withValue(schema?.properties ?? {}, path, value);
      const { method, path: address } = operations[id];
      const headers = { ...token(world.ownerToken), authorization: `Bearer ${world.nile.privateKey}` };
      const url = address.replaceAll(/\{\w+\}/g, 'unknown');
      const answer = await send(world.backofficeUrl, method, url, {
        body: { ...rightBodies(id, world), ...changed },
        headers,
      });
      const said = `${name}: ${JSON.stringify(value)} → ${answer.text.slice(0, 300)}`;
      expect(answer.status, said).toBe(400);
      const about = answer.problem.errors.filter((error) => error.field?.replaceAll(/\.\d+/g, '') === path);
      expect(about, said).toHaveLength(1);
      expect(about[0]?.message, said).toBe(messageOfRule(rule, name));
      expect(about[0]?.code, said).toMatch(new RegExp(`^${form}\\.${path.replaceAll('.', '\\.')}\\.`));
      // The contract's own message for an expiry date says "must be in the format MM/YY".
      expect(answer.text, said).not.toMatch(
        /must NOT|must be (?!in the format MM)|must match (format|pattern)|does not fit|Invalid (type|length)/,
      );
    }
  });
});
