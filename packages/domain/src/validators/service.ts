import * as v from 'valibot';
import { type ServiceType, serviceTypes } from '../catalogue/choices.ts';
import type { CountryName } from '../catalogue/countries.ts';
import {
  allowsCardService,
  type CardService,
  type PaymentMethod,
  paymentMethods,
} from '../catalogue/payment-methods.ts';
import { serviceRules as rules } from '../generated/rules.ts';
import type { Currency } from '../money/money.ts';
import { methodsFor } from '../payment-providers/methods-for.ts';
import { checkShares, type Shares } from '../shares/shares.ts';
import { optional } from './field.ts';
import type { UrlRule } from './is-allowed-url.ts';
import { serviceMessages as messages } from './messages.ts';
import { number } from './number-part.ts';
import { compact, country, currency, oneOf, text } from './parts.ts';
import { type CustomField, type PricesOf, serviceExtras } from './service-extras.ts';
import { url } from './url-part.ts';

type Urls<T> = Record<'notificationApi' | 'tokenApi' | 'clickIdApi' | 'portalUrl', T>;
type ShareFields<T> = Record<'carrierShare' | 'merchantShare' | 'waleeShare', T>;

export type ServiceForm = Urls<string> &
  ShareFields<string> & {
    country: string;
    merchant: string;
    serviceProvider: string;
    operatorName: string;
    serviceType: string;
    serviceName: string;
    ccServiceName: string;
    subscriptionFrequency: string;
    currency: string;
    price: string;
    disbursementAmount: string;
    paymentMethods: string[];
    packages: PricesOf<string>[];
    customFields: CustomField[];
  };

export type ServiceValues = Partial<Urls<string>> &
  ShareFields<number> & {
    country: CountryName;
    merchant: string;
    serviceProvider: string;
    operatorName?: string;
    serviceType: ServiceType;
    serviceName: string;
    ccServiceName?: CardService;
    subscriptionFrequency?: string;
    currency: Currency;
    price?: number;
    disbursementAmount?: number;
    paymentMethods: PaymentMethod[];
    packages: PricesOf<number>[];
    customFields: CustomField[];
  };

const entries = (urls: UrlRule) => ({
  country: country(rules.country),
  merchant: text(rules.merchant),
  serviceProvider: text(rules.serviceProvider),
  operatorName: optional(text(rules.operatorName)),
  serviceType: oneOf(serviceTypes, rules.serviceType),
  serviceName: text(rules.serviceName),
  // `serviceSchema` checks the value, because only the Credit Card method needs one.
  ccServiceName: optional(text({ message: rules.ccServiceName.message })),
  subscriptionFrequency: optional(text(rules.subscriptionFrequency)),
  currency: currency(rules.currency),
  price: optional(number(rules.price)),
  disbursementAmount: optional(number(rules.disbursementAmount)),
  carrierShare: number(rules.carrierShare),
  merchantShare: number(rules.merchantShare),
  waleeShare: number(rules.waleeShare),
  ...serviceExtras,
  notificationApi: optional(url(rules.notificationApi, urls)),
  tokenApi: optional(url(rules.tokenApi, urls)),
  clickIdApi: optional(url(rules.clickIdApi, urls)),
  portalUrl: optional(url(rules.portalUrl, urls)),
  paymentMethods: v.optional(
    v.array(oneOf(paymentMethods, rules.paymentMethods), rules.paymentMethods.message),
    [],
  ),
});

/**
 * The service form. Shares above 100 percent are rejected; below 100, `sharesNotice` returns a warning.
 *
 * The output omits a card service without the Credit Card method, and FawryRef if the provider is not Fawry. Source:
 * administration specification, section 5.
 */
export function serviceSchema(rule: UrlRule = {}): v.GenericSchema<ServiceForm, ServiceValues> {
  return v.pipe(
    v.object(entries(rule)),
    v.forward(
      v.partialCheck(
        [['carrierShare'], ['merchantShare'], ['waleeShare']],
        (shares) => checkShares(shares).state !== 'above',
        messages.sharesAbove,
      ),
      ['waleeShare'],
    ),
    v.forward(
      v.partialCheck(
        [['ccServiceName'], ['paymentMethods']],
        ({ ccServiceName, paymentMethods }) =>
          ccServiceName === undefined ||
          !paymentMethods.includes('Credit Card') ||
          allowsCardService(ccServiceName, ['Credit Card']),
        rules.ccServiceName.message,
      ),
      ['ccServiceName'],
    ),
    v.transform((values) => {
      const methods = methodsFor(values.paymentMethods, values.serviceProvider);
      const card = values.ccServiceName;
      return compact({
        ...values,
        paymentMethods: methods,
        ccServiceName: card !== undefined && allowsCardService(card, methods) ? card : undefined,
      });
    }),
  ) as unknown as v.GenericSchema<ServiceForm, ServiceValues>;
}

/** Returns a warning if valid shares add up to less than 100; otherwise undefined. */
export function sharesNotice(shares: Shares): typeof messages.sharesBelow | undefined {
  return checkShares(shares).state === 'below' ? messages.sharesBelow : undefined;
}
