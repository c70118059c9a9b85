import type { OperationId, operations } from '@daftar/openapi';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import type { Db, Trx } from '../db/transaction.ts';
import type { Gateway } from '../gateway.ts';
import type { uploadOperations } from './upload-operations.ts';
import type { Answer, Body, Parameters } from './wire-types.ts';

export type { Answer, Body } from './wire-types.ts';

/** Input of an operation's handler, after validation against the contract and the permission check. */
export interface Input<Id extends OperationId, Connection> {
  gateway: Gateway;
  /** In `Writes`: the transaction that contains the change, its audit entry and the response stored for retries. */
  db: Connection;
  caller: Caller;
  params: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: Body<Id>;
  request: FastifyRequest;
  reply: FastifyReply;
  now: Date;
}

/** The operations with this `x-effect` in the contract. */
type WithEffect<Effect> = {
  [Id in OperationId]: (typeof operations)[Id]['effect'] extends Effect ? Id : never;
}[OperationId];

/** Reads that return something other than JSON: files and event streams. */
type StreamedRead = {
  [Id in WithEffect<'read'>]: Answer<Id> extends undefined ? Id : never;
}[WithEffect<'read'>];

/** Writes that first hash a password or read a sheet. A transaction opened before would occupy its connection meanwhile. */
type SlowWrite = 'login' | 'addUser' | 'changePassword' | (typeof uploadOperations)[number];

type HandlersOf<Ids extends OperationId, Connection> = {
  [Id in Ids]?: (input: Input<Id, Connection>) => Promise<Answer<Id>>;
};

/** Operations that change nothing. */
export type Reads = HandlersOf<Exclude<WithEffect<'read'>, StreamedRead>, Db>;
/** Operations that change our records, in one transaction that the framework opens. */
export type Writes = HandlersOf<Exclude<WithEffect<'write'>, SlowWrite>, Trx>;
/** Operations that open their own transactions, because they call other servers or do slow work in between. */
export type OwnTransactions = HandlersOf<WithEffect<'external'> | SlowWrite, Db>;
/** Operations that change nothing and write the reply themselves. */
export type Streams = { [Id in StreamedRead]?: (input: Input<Id, Db>) => Promise<void> };

/** An area's handlers. The contract's `x-effect` determines the map in which an operation's handler belongs. */
export interface Handlers {
  reads?: Reads;
  writes?: Writes;
  ownTransactions?: OwnTransactions;
  streams?: Streams;
}
