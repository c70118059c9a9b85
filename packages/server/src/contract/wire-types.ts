import type { OperationId } from '@daftar/openapi';
import type { operations } from '@daftar/openapi/schema';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Responses<Id extends OperationId> = operations[Id] extends { responses: infer R } ? R : never;
type Success<R> = R extends { 200: infer A }
  ? A
  : R extends { 201: infer A }
    ? A
    : R extends { 204: infer A }
      ? A
      : never;
export type Parameters<Id extends OperationId, Where extends string> = operations[Id] extends {
  parameters: infer P;
}
  ? Where extends keyof P
    ? Exclude<P[Where], undefined>
    : undefined
  : undefined;

/** An operation's request body. */
export type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer R }
  ? Json<R>
  : operations[Id] extends { requestBody?: infer R }
    ? Json<Exclude<R, undefined>> | undefined
    : undefined;
/** The body of an operation's successful response. */
export type Answer<Id extends OperationId> = Json<Success<Responses<Id>>>;
