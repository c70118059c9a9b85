import {
  type ContractDocument,
  type ListedOperation,
  type Reference,
  resolve,
  type Schema,
} from '../contract-document.ts';
import { callShape } from './call-shape.ts';

/** The exported types of a resource. */
export interface TypeNames {
  /** Each type with its definition. */
  types: Map<string, string>;
  /** Type names by place: `query:<operationId>`, `row:<schema>` and so on. */
  byPlace: Map<string, string>;
}

const refOf = (schema: Schema | Reference | undefined): string | undefined =>
  schema && '$ref' in schema ? schema.$ref : undefined;

/** Returns the schema of one row: of a page, of a bare array, or of an event. */
export function rowSchema(
  document: ContractDocument,
  answer: Schema | Reference | undefined,
): Schema | Reference | undefined {
  const schema = answer && resolve<Schema>(document, answer);
  const data = schema?.properties?.data;
  return schema?.contentSchema ?? schema?.items ?? (data && resolve<Schema>(document, data).items);
}

/**
 * Reads the type names of a resource's operations from x-sdk. A name applies to the same schema in the resource's other
 * operations too.
 */
export function typeNames(document: ContractDocument, operations: ListedOperation[]): TypeNames {
  const types = new Map<string, string>();
  const byPlace = new Map<string, string>();
  for (const listed of operations) {
    const { operationId: id, 'x-sdk': sdk } = listed.operation;
    const { answer, body, path } = callShape(document, listed);
    const row = rowSchema(document, answer);
    const add = (name: string | undefined, definition: string, ...places: (string | undefined)[]) => {
      if (!name) return;
      types.set(name, definition);
      for (const place of places) if (place && !byPlace.has(place)) byPlace.set(place, name);
    };
    const event = answer && resolve<Schema>(document, answer).contentSchema?.$ref.split('/').pop();
    add(sdk.query, `Query<'${id}'>`, `query:${id}`);
    add(sdk.body, `Body<'${id}'>`, `body:${id}`, refOf(body) && `body:${refOf(body)}`);
    const rowType = event ? `components['schemas']['${event}']` : `Row<'${id}'>`;
    add(sdk.row, rowType, `row:${id}`, refOf(row) && `answer:${refOf(row)}`);
    add(sdk.result, `Result<'${id}'>`, `result:${id}`, refOf(answer) && `answer:${refOf(answer)}`);
    for (const [parameter, name] of Object.entries(sdk.parameters ?? {})) {
      const place = path.some((one) => one.name === parameter) ? 'path' : 'query';
      add(name, `operations['${id}']['parameters']['${place}']['${parameter}']`, `${id}.${parameter}`);
    }
    if (sdk.rest) {
      const fixed = Object.keys(Object.values(sdk.shortcuts ?? {})[0]?.set ?? {});
      const required = resolve<Schema>(document, body ?? {}).required ?? [];
      const left = [...new Set([...fixed, ...required])].map((name) => `'${name}'`).join(' | ');
      add(sdk.rest, `Omit<${sdk.body ?? `Body<'${id}'>`}, ${left}>`, `rest:${id}`);
    }
  }
  return { types, byPlace };
}
