import { isMessageCode, sentences } from '@daftar/domain';
import type { PlainCode } from '../basics/problems.ts';
import { type ShowAccounts, showAccountsOf } from './account-fields.ts';
import {
  type ContractOperation,
  type ContractParameter,
  contract,
  deref,
  type MediaType,
} from './document.ts';
import { type DropEmpty, dropEmptyOf } from './drop-empty.ts';
import { type Check, checkBody, checkTexts } from './schemas.ts';

export interface OperationSchemas {
  params: Check;
  query: Check;
  headers: Check;
  body: Check | undefined;
  bodyRequired: boolean;
  /** Remove the optional filters and fields that are ''. */
  emptyQuery: DropEmpty;
  emptyBody: DropEmpty | undefined;
  /** Names of the body's required fields. */
  requiredFields: readonly string[];
  /** Message codes for missing or invalid parameters, by parameter; only for those to which the contract gives one. */
  parameterCodes: ReadonlyMap<string, PlainCode>;
  /** Schemas of responses by status. */
  responses: Map<number, Check>;
  successStatus: number;
  /** Replaces the accounts in a successful response; undefined if it has none. */
  showAccounts: ShowAccounts | undefined;
}

function findOperation(
  method: string,
  path: string,
): { operation: ContractOperation; shared: ContractParameter[] } {
  const item = contract.paths[path];
  const operation = item?.[method.toLowerCase()] as ContractOperation | undefined;
  if (!item || !operation) throw new Error(`The contract has no ${method} ${path}`);
  return { operation, shared: (item.parameters ?? []) as ContractParameter[] };
}

function parameterSchema(parameters: ContractParameter[], where: ContractParameter['in']): object {
  const chosen = parameters.filter((parameter) => parameter.in === where);
  return {
    type: 'object',
    properties: Object.fromEntries(
      chosen.map((p) => [where === 'header' ? p.name.toLowerCase() : p.name, p.schema]),
    ),
    required: chosen
      .filter((p) => p.required)
      .map((p) => (where === 'header' ? p.name.toLowerCase() : p.name)),
    // Requests have headers that the contract does not list; an unknown query parameter is an error.
    additionalProperties: where === 'header',
  };
}

const jsonOf = (content: Record<string, MediaType> | undefined) => content?.['application/json']?.schema;

const requiredOf = (schema: object | undefined): readonly string[] =>
  (schema && (deref(schema) as { required?: string[] }).required) ?? [];

const codesOf = (parameters: ContractParameter[]): ReadonlyMap<string, PlainCode> =>
  new Map(
    parameters.flatMap(({ name, schema }) => {
      const code = schema['x-message-code'];
      return code === undefined ? [] : [[name, plainCode(String(code))] as const];
    }),
  );

function plainCode(code: string): PlainCode {
  if (!isMessageCode(code) || sentences[code].includes('{{'))
    throw new Error(`The contract names a message that the catalogue lacks: ${code}`);
  return code as PlainCode;
}

/** Returns the compiled schemas of an operation. */
export function operationSchemas(method: string, path: string): OperationSchemas {
  const { operation, shared } = findOperation(method, path);
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => deref(parameter));
  const requestBody = operation.requestBody && deref(operation.requestBody);
  const bodySchema = jsonOf(requestBody?.content);
  const responses = new Map<number, Check>();
  for (const [status, response] of Object.entries(operation.responses)) {
    const schema = jsonOf(deref(response).content);
    if (schema) responses.set(Number(status), checkBody(schema));
  }
  const query = parameterSchema(parameters, 'query');
  const successStatus = Object.keys(operation.responses)
    .map(Number)
    .find((status) => status >= 200 && status < 300);
  return {
    params: checkTexts(parameterSchema(parameters, 'path')),
    query: checkTexts(query),
    emptyQuery: dropEmptyOf(query),
    emptyBody: bodySchema && dropEmptyOf(bodySchema),
    headers: checkTexts(parameterSchema(parameters, 'header')),
    body: bodySchema && checkBody(bodySchema),
    bodyRequired: requestBody?.required === true,
    requiredFields: requiredOf(bodySchema),
    parameterCodes: codesOf(parameters),
    responses,
    successStatus: successStatus ?? 200,
    showAccounts: showAccountsOf(jsonOf(deref(operation.responses[successStatus ?? 200])?.content)),
  };
}
