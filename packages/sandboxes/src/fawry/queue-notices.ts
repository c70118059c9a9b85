import { randomUUID } from 'node:crypto';
import type { FawrySandboxOptions } from './fawry-sandbox-options.ts';
import type { FawryCharge, FawryNotice } from './fawry-store.ts';
import { type Magic, magicOf } from './magic.ts';
import { orderMessage } from './order-message.ts';

const DELAY_MS = 20_000;

/** Queues the callbacks of a status change, with the behaviour that the customer's mobile number selects. */
export async function queueNotices(charge: FawryCharge, options: FawrySandboxOptions): Promise<void> {
  const magic = charge.status === 'PAID' ? magicOf(charge.customerMobile) : undefined;
  await options.store.addNotices(noticesFor(charge, magic, options));
}

function noticesFor(
  charge: FawryCharge,
  magic: Magic | undefined,
  options: FawrySandboxOptions,
): FawryNotice[] {
  const message = orderMessage(charge, options.secureKey);
  const notice = newNotice(charge, message, options.now());
  switch (magic?.does) {
    case 'lose':
      return [];
    case 'repeat':
      return [notice, { ...notice, id: `fwn_${randomUUID()}` }];
    case 'delay':
      return [{ ...notice, dueAt: new Date(notice.dueAt.getTime() + (options.delayMs ?? DELAY_MS)) }];
    case 'forge':
      return [newNotice(charge, { ...message, messageSignature: '0'.repeat(64) }, options.now()), notice];
    default:
      return [notice];
  }
}

const newNotice = (charge: FawryCharge, message: Record<string, unknown>, dueAt: Date): FawryNotice => ({
  id: `fwn_${randomUUID()}`,
  referenceNumber: charge.referenceNumber,
  orderStatus: charge.status,
  body: JSON.stringify(message),
  attempts: 0,
  dueAt,
  deliveredAt: null,
  lastError: null,
});
