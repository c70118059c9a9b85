import { allowsCardService, checkShares, isPaymentMethod, methodsFor } from '@daftar/domain';
import { conflict, invalidRule } from '../../basics/problems.ts';
import type { Trx } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { nameKey } from '../../records/name-key.ts';
import { assertTarget } from '../../security/targets.ts';
import { assertExact } from './check-numbers.ts';
import type { ServiceInput } from './service-input.ts';

const ADDRESSES = ['notificationApi', 'tokenApi', 'clickIdApi', 'portalUrl'] as const;

/** Checks what the contract cannot say and turns a service into its columns. */
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
  return {
    carrier_id: carrier.id,
    service_name: input.serviceName.trim(),
    name_key: nameKey(input.serviceName),
    cc_service_name: card !== undefined && allowsCardService(card, methods) ? card : null,
    service_provider: carrier.name,
    operator_name: input.operatorName || null,
    country: input.country,
    currency: input.currency || null,
    subscription_frequency: input.subscriptionFrequency || null,
    price: input.price === undefined ? null : String(input.price),
    disbursement_amount: input.disbursementAmount === undefined ? null : String(input.disbursementAmount),
    service_type: input.serviceType,
    notification_api: input.notificationApi || null,
    token_api: input.tokenApi || null,
    click_id_api: input.clickIdApi || null,
    portal_url: input.portalUrl || null,
    carrier_share: String(input.carrierShare),
    merchant_share: String(input.merchantShare),
    walee_share: String(input.waleeShare),
    packages: JSON.stringify(input.packages ?? []),
    custom_fields: JSON.stringify(input.customFields ?? []),
    payment_methods: JSON.stringify(methods),
  };
}

/** Carriers are named on the wire; the record keeps the id. Held until the commit: it is not deleted or renamed beside us. */
const findCarrier = (trx: Trx, name: string) =>
  trx
    .selectFrom('carriers')
    .select(['id', 'name'])
    .where('name_key', '=', nameKey(name))
    .forKeyShare()
    .executeTakeFirst();

/** A suspended merchant gets no new service. Held until the commit: it is not deleted beside its first one. */
export async function activeMerchant(trx: Trx, id: string): Promise<{ id: string; name: string }> {
  const merchant = await trx
    .selectFrom('merchants')
    .select(['id', 'name', 'status'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  if (!merchant) throw invalidRule('service.merchant.known');
  if (merchant.status !== 'Active') throw conflict('merchant-inactive', {}, 'merchant');
  return merchant;
}
