import { currenciesOf, isCurrency } from '@daftar/domain';
import { tenantOf, type UserCaller } from '../../access/caller.ts';
import { invalid, invalidRule, notFound } from '../../basics/problems.ts';
import type { Db } from '../../db/transaction.ts';
import type { Gateway } from '../../gateway.ts';
import { assertTarget } from '../../security/targets.ts';
import { findServiceByAnyId, type ServiceRow } from '../checkout/offers.ts';
import { type PackageForm, packageFields } from './fields.ts';

/** Returns the service that sells a package; throws 404 for another account's service. */
export async function sellingService(db: Db, tenant: string | undefined, id: string): Promise<ServiceRow> {
  const service = await findServiceByAnyId(db, id);
  if (!service || (tenant !== undefined && service.user_type_id !== tenant))
    throw notFound('service.missing');
  return service;
}

/**
 * Throws unless the package's account is the service's merchant. The platform owner's own account counts as no account,
 * because the platform owner's form sends it when no merchant is chosen.
 */
export function assertAccount(caller: UserCaller, service: ServiceRow, userTypeId: string | undefined): void {
  if (userTypeId === undefined || userTypeId === service.user_type_id) return;
  if (tenantOf(caller) !== undefined) throw notFound('merchant.missing');
  if (userTypeId !== caller.userTypeId) throw invalid('package.otherAccount', {}, 'serviceId');
}

/** Throws 400 when a fixed amount has bounds, the minimum exceeds the maximum, or the offered amount is outside of them. */
function assertBounds({ amount, link }: PackageForm): void {
  if (!link) return;
  const { openAmount, minimumAmount, maximumAmount } = link;
  if (!openAmount && (minimumAmount ?? maximumAmount) !== undefined)
    throw invalid('package.boundsOfFixed', {}, 'link.openAmount');
  const [least, most] = [Number(minimumAmount ?? 1), Number(maximumAmount ?? Number.POSITIVE_INFINITY)];
  if (least > most) throw invalid('package.boundsCrossed', {}, 'link.maximumAmount');
  if (Number(amount) > 0 && (Number(amount) < least || Number(amount) > most))
    throw invalid('package.amountOutside', {}, 'amount');
}

/** Checks the rules that the contract's schema cannot express, and returns a package's columns. */
export function packageColumns(gateway: Gateway, service: ServiceRow, form: PackageForm) {
  const { amount, callbackUrl, country, currency } = form;
  if (!isCurrency(currency)) throw invalidRule('package.currency.known');
  if (service.currency && service.currency !== currency)
    throw invalid('service.currency', { currency: service.currency }, 'currency');
  if (!currenciesOf(country).includes(currency)) throw invalidRule('package.currency.known');
  assertBounds(form);
  if (/^0+$/.test(amount)) throw invalidRule('package.amount.minimum');
  if (callbackUrl !== undefined) assertTarget(callbackUrl, 'callbackUrl', gateway.settings.allowLocalTargets);
  return { ...packageFields.columnsOf(form), service_id: service.id };
}
