import type { Daftar, DaftarOptions, Merchant, Page, Service, ServicePage, Transaction } from '@daftar/sdk';
import type { WebhookEvent } from '@daftar/sdk/webhooks';
import { expectTypeOf, test } from 'vitest';

type List = Daftar['merchants']['list'];
type Create = Daftar['settlements']['create'];

test('awaiting a list gives a page, iterating over it gives rows', () => {
  expectTypeOf<Awaited<ReturnType<List>>>().toEqualTypeOf<Page<Merchant>>();
  expectTypeOf<ReturnType<List>>().toExtend<AsyncIterable<Merchant>>();
  expectTypeOf<Awaited<ReturnType<Daftar['services']['list']>>>().toEqualTypeOf<ServicePage>();
  expectTypeOf<ReturnType<Daftar['services']['list']>>().toExtend<AsyncIterable<Service>>();
});

test("rows have the contract's types", () => {
  expectTypeOf<Merchant['name']>().toEqualTypeOf<string>();
  expectTypeOf<Merchant['status']>().toEqualTypeOf<'Active' | 'Inactive'>();
  expectTypeOf<Transaction['amount']>().toEqualTypeOf<number>();
  expectTypeOf<Merchant>().not.toExtend<{ privateKey: string }>();
});

test("arguments have the contract's types", () => {
  expectTypeOf<{ channel: string }>().not.toExtend<Parameters<Create>[0]>();
  expectTypeOf<{ page: string }>().not.toExtend<NonNullable<Parameters<List>[0]>>();
  expectTypeOf<{ token: string }>().not.toExtend<DaftarOptions>();
  expectTypeOf<Parameters<Daftar['merchants']['retrieve']>[0]>().toEqualTypeOf<string>();
});

test('login resolves to the token, delete to undefined', () => {
  expectTypeOf<Awaited<ReturnType<Daftar['auth']['login']>>>().toEqualTypeOf<string>();
  expectTypeOf<Awaited<ReturnType<Daftar['merchants']['delete']>>>().toEqualTypeOf<undefined>();
});

test('the type of an event determines its data', () => {
  type Refund = Extract<WebhookEvent, { type: 'transaction.refunded' }>;
  expectTypeOf<Refund['data']['refundedAmount']>().toEqualTypeOf<number>();
  expectTypeOf<WebhookEvent['data']>().not.toExtend<{ refundedAmount: number }>();
});
