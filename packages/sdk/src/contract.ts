import type { operations, paths } from '@daftar/openapi/schema';

export type { components, operations, paths } from '@daftar/openapi/schema';

/** An operation's id. */
export type OperationId = keyof operations;

type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The JSON body of an operation's successful response; undefined when it has none. */
export type ResultOf<Operation> = Operation extends { responses: infer Responses }
  ? Responses extends { 200: infer Ok }
    ? Json<Ok>
    : Responses extends { 201: infer Created }
      ? Json<Created>
      : undefined
  : never;

/** One row of a response, which is a page or an array. */
export type RowOf<Answer> = Answer extends { data: (infer Row)[] }
  ? Row
  : Answer extends (infer Item)[]
    ? Item
    : never;

/** The JSON body of an operation's successful response, by the operation's id. */
export type Result<Id extends OperationId> = ResultOf<operations[Id]>;

/** One row of an operation's response. */
export type Row<Id extends OperationId> = RowOf<Result<Id>>;

/** The JSON body of an operation's request. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? Json<NonNullable<Request>>
  : never;

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = operations[Id] extends {
  parameters: { query?: infer Parameters };
}
  ? NonNullable<Parameters>
  : never;

/** The HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The paths that have an operation with a method. */
export type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Lowercase<M>, unknown> ? Path : never;
}[keyof paths];

/** The operation with a method at a path. */
export type OperationAt<M extends Method, Path extends keyof paths> = paths[Path][Lowercase<M>];
