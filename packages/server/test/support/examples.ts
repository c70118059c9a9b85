import { type OperationId, operations } from '@daftar/openapi';
import { type ContractParameter, contract, deref, type MediaType } from '../../src/contract/document.ts';
import { newMsisdn } from './catalogue.ts';
import { today } from './payments.ts';
import { unique } from './world.ts';

type Shown<Node> = Node & { example?: unknown };

interface Item {
  parameters?: Shown<ContractParameter>[];
  requestBody?: { content: Record<string, Shown<MediaType>> };
  responses: Record<string, unknown>;
}

/** Returns the operation from the contract's document. */
export const operationOf = (id: OperationId): Item =>
  contract.paths[operations[id].path]?.[operations[id].method.toLowerCase()] as Item;

/** Returns the operation's parameters in the path or in the query. */
export const parametersOf = (id: OperationId, where: 'path' | 'query'): Shown<ContractParameter>[] =>
  (operationOf(id).parameters ?? [])
    .map((parameter) => deref(parameter))
    .filter((parameter) => parameter.in === where);

let orders = 50_000_000;
/** Returns eight digits, the format of order ids; other ones with each call. */
const orderId = () => {
  orders += 1;
  return String(orders);
};
const word = (text: string) => unique(text).replace(' ', '-');

/** Fields whose values must be unique or close to the present day, with functions that make such values. */
const fields: Readonly<Record<string, () => unknown>> = {
  name: () => unique('Name'),
  userName: () => word('user'),
  serviceName: () => unique('Service'),
  sku: () => word('SKU'),
  orderId,
  merchantOrderId: orderId,
  msisdn: newMsisdn,
  dateFrom: today,
  dateTo: today,
  url: () => `https://${word('endpoint').toLowerCase()}.example/webhooks`,
  startDate: today,
  endDate: today,
};

type Body = Record<string, unknown>;

/** Returns the contract's example body, with new values in fields that must be unique. */
export function exampleBody(id: OperationId): Body | undefined {
  const example = operationOf(id).requestBody?.content['application/json']?.example as Body | undefined;
  return (
    example &&
    Object.fromEntries(Object.entries(example).map(([name, value]) => [name, fields[name]?.() ?? value]))
  );
}

/** Returns an example's value with every text replaced. */
export function replaceTexts(value: unknown, replace: (text: string) => string): unknown {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((inner) => replaceTexts(inner, replace));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, replaceTexts(inner, replace)]),
  );
}

/** Returns every text in an example's value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
