import { decide } from '@daftar/domain';
import { type KeyScope, type OperationId, operations, type Permission } from '@daftar/openapi';
import { forbidden } from '../basics/problems.ts';
import type { WebhookEventType } from '../db/tables-keys.ts';
import type { UserCaller } from './caller.ts';

/** The operation that reads what an event tells. A test event tells nothing. */
const READERS: Readonly<Record<WebhookEventType, OperationId | undefined>> = {
  'payment.succeeded': 'reportTransactions',
  'payment.failed': 'reportTransactions',
  'payment.expired': 'reportTransactions',
  'payment.late': 'reportTransactions',
  'payment.disputed': 'listRefunds',
  'payment.canceled': 'reportTransactions',
  'payment.otherAmount': 'reportTransactions',
  'payment.limited': 'reportTransactions',
  'transaction.corrected': 'reportTransactions',
  'transaction.refunded': 'listRefunds',
  'refund.succeeded': 'listRefunds',
  'refund.failed': 'listRefunds',
  'payout.requested': 'listPayouts',
  'payout.approved': 'listPayouts',
  'payout.rejected': 'listPayouts',
  'settlement.created': 'listSettlements',
  'subscription.charged': 'listSubscriptions',
  'subscription.failed': 'listSubscriptions',
  'subscription.canceled': 'listSubscriptions',
  'subscription.reminder': 'listSubscriptions',
  'webhook.test': undefined,
};

const allEvents = Object.keys(READERS) as WebhookEventType[];

/** The events that the address of a service or a package gets. */
export const addressEvents = allEvents.filter(
  (event) => event.startsWith('payment.') || event.startsWith('transaction.'),
);

/** The scope whose operations return what every event tells. */
const DELIVERIES: KeyScope = 'webhooks:read';

/** For each scope, the permission rules (for users) of the operations that a key with the scope may call. */
const rulesByScope = Map.groupBy(
  (Object.keys(operations) as OperationId[])
    .map((id): Permission => operations[id].permission)
    .filter(({ auth, key = 'none' }) => auth === 'token' && key !== 'none'),
  ({ key }) => key,
);

/** What somebody who does not sign in gets from us: what a key with scopes may call, or the events that an address is sent. */
export interface Receiver {
  scopes?: readonly KeyScope[];
  events?: readonly WebhookEventType[];
}

/** Tells whether a user's role, or a key's scopes, permit an operation on merchants' records. */
function permits({ key, userTypeId, permissions, isPlatformOwner }: UserCaller, rule: Permission): boolean {
  if (key) return key.scopes.some((scope) => scope === rule.key);
  const decision = decide(rule, { userTypeId, permissions, ownerId: isPlatformOwner ? userTypeId : '' });
  // The platform owner's own account has no such records.
  return decision.allowed && !(isPlatformOwner && decision.scope === 'ownAccount');
}

/** Tells whether the caller may call an operation on the merchants' records that the caller sees. */
export const isPermitted = (caller: UserCaller, id: OperationId): boolean =>
  permits(caller, operations[id].permission);

const readerOf = (event: WebhookEventType): Permission | undefined => {
  const id = READERS[event];
  return id && operations[id].permission;
};

/** Returns the events whose data the caller may read. A key that may list deliveries reads all of them. */
export const readableEvents = (caller: UserCaller): WebhookEventType[] =>
  allEvents.filter((event) => {
    const rule = readerOf(event);
    return caller.key !== undefined || !rule || permits(caller, rule);
  });

/**
 * Throws 403 when a receiver would get what the caller may not read: scopes with an operation that the caller may not call, or
 * events about records that the caller may not read. Every operation that creates, widens or redirects a receiver calls this.
 */
export function assertMayReceive(
  caller: UserCaller,
  { scopes = [], events = [] }: Receiver,
  field: string,
): void {
  for (const scope of scopes)
    for (const rule of rulesByScope.get(scope) ?? [])
      if (!permits(caller, rule)) throw forbidden('key.scope', { scope, permission: flagOf(rule) }, field);
  for (const event of scopes.includes(DELIVERIES) ? allEvents : events) {
    const rule = readerOf(event);
    if (!rule || permits(caller, rule)) continue;
    if (caller.key) throw forbidden('receiver.scope', { event, scope: rule.key ?? '' }, field);
    throw forbidden('receiver.event', { event, permission: flagOf(rule) }, field);
  }
}

const flagOf = ({ group, flag }: Permission): string => `${group}.${flag}`;
