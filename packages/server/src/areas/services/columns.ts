import { allowsCardService, checkShares, isPaymentMethod, methodsFor } from '@daftar/domain';
import { conflict, invalidRule } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { merchantById } from '../../records/by-id.ts';
import { carrierByName } from '../../records/by-name.ts';
import { assertTarget } from '../../security/targets.ts';
import { assertExact } from './assert-exact.ts';
import { serviceFields } from './fields.ts';
import type { ServiceInput } from './service-input.ts';

const ADDRESSES = ['notificationApi', 'tokenApi', 'clickIdApi', 'portalUrl'] as const;

/** Checks the rules that the contract's schema cannot express, and returns a service's columns. */
export async function serviceColumns(trx: Trx, gateway: Gateway, input: ServiceInput) {
  for (const field of ADDRESSES) {
    const address = input[field];
    if (address) assertTarget(address, field, gateway.settings.allowLocalTargets);
  }
  assertExact(input);
  const shares = {
    carrierShare: input.carrierShare,
    merchantShare: input.merchantShare,
    waleeShare: input.waleeShare,
  };
  if (checkShares(shares).state === 'above') throw invalidRule('service.waleeShare.sharesAbove');
  const carrier = await findCarrier(trx, input.serviceProvider);
  if (!carrier) throw invalidRule('service.serviceProvider.known');
  const methods = methodsFor((input.paymentMethods ?? []).filter(isPaymentMethod), carrier.name);
  const card = input.ccServiceName;
  const cardService = card !== undefined && allowsCardService(card, methods) ? card : null;
  return serviceFields.columnsOf({ ...input, carrier, methods, cardService });
}

/** Returns the carrier with this name, locked until the commit: it cannot be deleted or renamed meanwhile. */
const findCarrier = (trx: Trx, name: string) =>
  carrierByName(trx, name).select(['id', 'name']).forKeyShare().executeTakeFirst();

/** Returns an active merchant, locked until the commit: it cannot be deleted before its first service is saved. */
export async function activeMerchant(trx: Trx, id: string): Promise<{ id: string; name: string }> {
  const merchant = await merchantById(trx, id)
    .select(['id', 'name', 'status'])
    .forKeyShare()
    .executeTakeFirst();
  if (!merchant) throw invalidRule('service.merchant.known');
  if (merchant.status !== 'Active') throw conflict('merchant-inactive', {}, 'merchant');
  return merchant;
}
