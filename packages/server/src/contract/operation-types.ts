import type { OperationId } from '@daftar/openapi';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import type { Db, Trx } from '../db/transaction.ts';
import type { Gateway } from '../gateway.ts';
import type { Answer, Body, Parameters } from './wire-types.ts';

export type { Answer, Body } from './wire-types.ts';

/** Input of an operation's handler, after validation against the contract and the permission check. */
export interface Input<Id extends OperationId, Connection> {
  gateway: Gateway;
  /** In a write: the transaction that commits the change together with its audit entry and idempotent answer. */
  db: Connection;
  caller: Caller;
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: Body<Id>;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

export type Reads = { [Id in OperationId]?: (input: Input<Id, Db>) => Promise<Answer<Id>> };
export type Writes = { [Id in OperationId]?: (input: Input<Id, Trx>) => Promise<Answer<Id>> };
/** Handlers that write the reply themselves, such as event streams. */
export type Streams = { [Id in OperationId]?: (input: Input<Id, Db>) => Promise<void> };

export interface Handlers {
  reads?: Reads;
  writes?: Writes;
  streams?: Streams;
}
