import type { operations } from '@daftar/openapi/schema';

export type { components, operations, paths } from '@daftar/openapi/schema';

/** An operation's id. */
export type OperationId = keyof operations;

type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** What an operation answers when it succeeds. */
export type Result<Id extends OperationId> = operations[Id] extends { responses: infer Responses }
  ? Responses extends { 200: infer Ok }
    ? Json<Ok>
    : Responses extends { 201: infer Created }
      ? Json<Created>
      : undefined
  : never;

/** One row of what an operation lists. */
export type Row<Id extends OperationId> = Result<Id> extends { data: (infer Item)[] } ? Item : never;

/** The JSON body that an operation takes. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? Json<NonNullable<Request>>
  : never;

/** The query parameters that an operation takes. */
export type Query<Id extends OperationId> = operations[Id] extends {
  parameters: { query?: infer Parameters };
}
  ? NonNullable<Parameters>
  : never;
