import { type Contract, type Node, resolve } from './operation.ts';
import { escaped, html } from './page-html.ts';

/** Levels of nested fields that are shown. Deeper ones are in the contract. */
const DEEPEST = 4;

function typeOf(contract: Contract, node: Node): string {
  if (node.items) return `list of ${typeOf(contract, resolve(contract, node.items))}`;
  const type = [node.type ?? (node.properties ? 'object' : 'any')].flat().join(' or ');
  return node.format ? `${type} (${node.format})` : type;
}

function limitsOf(node: Node): string {
  const limits = [
    node.minLength !== undefined && `at least ${node.minLength} characters`,
    node.maxLength !== undefined && `at most ${node.maxLength} characters`,
    node.minimum !== undefined && `from ${node.minimum}`,
    node.maximum !== undefined && `to ${node.maximum}`,
    node.maxItems !== undefined && `at most ${node.maxItems}`,
    node.maxProperties !== undefined && `at most ${node.maxProperties} pairs`,
  ];
  return limits.filter(Boolean).join(', ');
}

/** Returns a field's type, limits, values and description. */
export function fieldFacts(contract: Contract, given: Node, isRequired: boolean): string {
  const node = resolve(contract, given);
  const values = node.enum
    ? ` One of ${node.enum.map((value) => `<code>${escaped(String(value))}</code>`).join(', ')}.`
    : '';
  const limits = limitsOf(node);
  return html`<span class="type">${typeOf(contract, node)}${limits && `, ${limits}`}${isRequired ? ', required' : ''}</span>
    <span>${node.description ?? ''}</span>${{ html: values }}`;
}

/** Merges the parts of a node, and returns the fields of an object or of a list's items. */
function fieldsOf(contract: Contract, given: Node): [Record<string, Node>, string[]] {
  const node = resolve(contract, given);
  if (node.items) return fieldsOf(contract, node.items);
  const parts = (node.allOf ?? []).map((part) => fieldsOf(contract, part));
  return [
    Object.assign({}, ...parts.map(([fields]) => fields), node.properties),
    [...parts.flatMap(([, required]) => required), ...(node.required ?? [])],
  ];
}

/** Lists the fields of a schema with those inside them. Returns an empty text for a schema without fields. */
export function schemaList(contract: Contract, given: Node, depth = 0): string {
  const node = resolve(contract, given);
  if (node.oneOf && depth < DEEPEST)
    return `<ul class="fields">${node.oneOf.map((one) => `<li>One of:${schemaList(contract, one, depth + 1)}</li>`).join('')}</ul>`;
  const [fields, required] = fieldsOf(contract, node);
  const names = Object.entries(fields);
  if (names.length === 0 || depth >= DEEPEST) return '';
  const rows = names.map(
    ([name, field]) =>
      html`<li><code>${name}</code> ${{ html: fieldFacts(contract, field, required.includes(name)) }}${{ html: schemaList(contract, field, depth + 1) }}</li>`,
  );
  return `<ul class="fields">${rows.join('')}</ul>`;
}
