import { operations } from '@daftar/openapi';
import { invalid, invalidFields } from '../../basics/problems.ts';
import { tidySearch } from '../../basics/tidy-search.ts';
import { details } from '../../contract/details.ts';
import { type OperationSchemas, operationSchemas } from '../../contract/operation-schemas.ts';
import type { Check } from '../../contract/schemas.ts';
import { guardInput } from '../../http/guard-input.ts';
import type { ExportList, Filters } from './export-list.ts';

const PAGING = ['page', 'limit', 'after'];

/** Cached, because compiling a schema takes milliseconds. */
const compiled = new Map<string, OperationSchemas>();
function schemasOf(id: ExportList['readBy']): OperationSchemas {
  const { method, path } = operations[id];
  const schemas = compiled.get(id) ?? operationSchemas(method, path);
  compiled.set(id, schemas);
  return schemas;
}

/** Returns a part of the filters, completed with the contract's defaults. Throws 400 when it violates the schema. */
function checkedBy(check: Check, part: Filters): Filters {
  const checked = { ...part };
  if (!check(checked))
    throw invalidFields(
      details(check.errors).map((one) => ({ ...one, field: one.field ? `filters.${one.field}` : 'filters' })),
    );
  return checked;
}

/** Checks the filters against the list operation's schemas, including its path parameters. Rejects paging parameters. */
export function checkFilters({ readBy }: ExportList, filters: Filters): Filters {
  guardInput(filters);
  const paging = PAGING.find((name) => filters[name] !== undefined);
  if (paging) throw invalid('export.whole', {}, `filters.${paging}`);
  const { method, path } = operations[readBy];
  const schemas = schemasOf(readBy);
  const isKey = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const entries = Object.entries(filters);
  const keys = checkedBy(schemas.params, Object.fromEntries(entries.filter(isKey)));
  const rest = Object.fromEntries(entries.filter((entry) => !isKey(entry)));
  const check = method === 'GET' ? schemas.query : schemas.body;
  const checked = { ...(check ? checkedBy(check, rest) : rest), ...keys };
  for (const name of PAGING) delete checked[name];
  return tidySearch(checked);
}
