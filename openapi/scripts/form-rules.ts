import { type ContractDocument, operationsOf } from './contract-document.ts';
import { fieldsOf } from './form-fields.ts';
import { header } from './header.ts';
import type { JsonSchema } from './json-schema.ts';
import { literal } from './typescript-literal.ts';

type Rule = Record<string, unknown>;
type Document = ContractDocument & { components: { schemas: Record<string, JsonSchema> } };

/** Generates the rules of all forms: limits with their messages. */
export function formRules(contract: ContractDocument): string {
  const forms = Object.entries(formsOf(contract as Document));
  const tables = forms.map(([form, fields]) => {
    const lines = Object.entries(fields).map(([name, rule]) => `  ${key(name)}: ${ruleText(rule)},`);
    return `export const ${form}Rules = {\n${lines.join('\n')}\n} as const satisfies FormRules;\n`;
  });
  const names = forms.map(([form]) => `${form}: ${form}Rules`);
  return `${header}
import type { FormRules } from '../validators/field-rule.ts';
import * as known from '../validators/known-texts.ts';

${tables.join('\n')}
/** The rules of every form, by form name. */
export const formRules = { ${names.join(', ')} } as const;
`;
}

/** Generates the form name and the read-only fields of each operation's body. */
export function formOperations(contract: ContractDocument): string {
  const { schemas } = (contract as Document).components;
  const forms: string[] = [];
  const readOnly: string[] = [];
  for (const { operation } of operationsOf(contract)) {
    const schema = schemas[bodyName(operation) ?? ''];
    if (!schema) continue;
    if (schema['x-form']) forms.push(`  ${operation.operationId}: '${schema['x-form']}',`);
    const fields = Object.entries(schema.properties ?? {}).filter(([, field]) => field['x-read-only']);
    if (fields.length > 0)
      readOnly.push(`  ${operation.operationId}: ${literal(fields.map(([name]) => name))},`);
  }
  return `${header}
/** The form name of each operation's body. */
export const formOfOperation = {\n${forms.join('\n')}\n} as const;

/** Fields that a form sends back unchanged. They may be absent and must equal the stored values. */
export const readOnlyFields = {\n${readOnly.join('\n')}\n} as const;
`;
}

type Body = { requestBody?: { content: Record<string, { schema?: { $ref?: string } }> } };

const bodyName = (operation: object): string | undefined =>
  (operation as Body).requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1);

/** Returns the rules of every form's fields. All schemas of one form must agree; messages in one of them suffice. */
function formsOf({ components: { schemas } }: Document): Record<string, Record<string, Rule>> {
  const forms: Record<string, Record<string, Rule>> = {};
  for (const schema of Object.values(schemas)) {
    const form = schema['x-form'];
    if (!form) continue;
    forms[form] ??= {};
    for (const [name, field] of fieldsOf(schema, schemas)) {
      if (field['x-read-only']) continue;
      forms[form][name] = together(`${form}.${name}`, forms[form][name], ruleOf(field));
    }
  }
  for (const fields of Object.values(forms))
    for (const [name, { message }] of Object.entries(fields)) if (message === undefined) delete fields[name];
  return forms;
}

function together(name: string, one: Rule | undefined, other: Rule): Rule {
  if (!one) return other;
  const message = one.message ?? other.message;
  const [first, second] = [one, other].map((rule) => ruleText({ ...rule, message }));
  const agreed = other.message === undefined || literal(other.message) === literal(message);
  if (first !== second || !agreed) throw new Error(`${name} differs between the schemas of its form`);
  return { ...one, message };
}

/** Formats that the domain checks with its own functions. */
const kinds: Record<string, string> = { email: 'email', date: 'day' };

function ruleOf(field: JsonSchema): Rule {
  const own = field.pattern === undefined ? [] : [{ pattern: field.pattern }];
  const patterns = [...own, ...(field.allOf ?? [])];
  return {
    type: field.type,
    minLength: field.minLength,
    maxLength: field['x-usual-maxLength'] ?? field.maxLength,
    patterns: patterns.length > 0 ? patterns : undefined,
    values: field.enum,
    minimum: field.minimum,
    above: field.exclusiveMinimum,
    maximum: field.maximum,
    most: field.maxItems,
    decimals: field['x-decimals'],
    ...knownOf(field['x-known'] ?? kinds[field.format ?? '']),
    message: field['x-message'],
  };
}

/** Kinds of texts that a person types. Their checks return the violated rule. */
const typedKinds = ['text', 'lines'];

const knownOf = (kind: string | undefined): Rule => {
  if (kind === undefined) return {};
  return typedKinds.includes(kind) ? { typed: kind } : { known: kind };
};

const key = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** Returns a rule as TypeScript. Patterns become regular expression literals, so that the linter checks them; kinds, their checks. */
function ruleText({ patterns, known, typed, ...rule }: Rule): string {
  const shown = (patterns as JsonSchema['allOf'])?.map(
    (one) =>
      `{ pattern: ${new RegExp(one.pattern ?? '', 'u')}${one['x-rule'] ? `, rule: '${one['x-rule']}'` : ''} }`,
  );
  const first = [
    ...(shown ? [`patterns: [${shown.join(', ')}], `] : []),
    ...(known ? [`known: known.${known}, `] : []),
    ...(typed ? [`typed: known.${typed}, `] : []),
  ];
  return `{ ${first.join('')}${literal(rule).slice(2)}`;
}
