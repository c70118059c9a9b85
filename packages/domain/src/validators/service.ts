import * as v from 'valibot';
import { type ServiceType, serviceTypes } from '../catalogue/choices.ts';
import type { CountryName } from '../catalogue/countries.ts';
import {
  allowsCardService,
  type CardService,
  methodsFor,
  type PaymentMethod,
  paymentMethods,
} from '../catalogue/payment-methods.ts';
import type { Currency } from '../money/currency.ts';
import { decimal } from '../money/decimal.ts';
import { checkShares, type Shares } from '../shares/check-shares.ts';
import { isAllowedUrl, type UrlRule } from './is-allowed-url.ts';
import { serviceMessages as messages } from './messages/service.ts';
import { number } from './number-part.ts';
import { compact, country, currency, name, oneOf, optional, required, text } from './parts.ts';
import { type CustomField, optionalAmount, type PricesOf, serviceExtras } from './service-extras.ts';

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

const share = (message: string) => number(message, { min: decimal(0), max: decimal(100), decimals: 4 });

function entries(rule: UrlRule) {
  const url = optional(
    required(
      v.pipe(
        text(messages.url, 2048),
        v.check((value) => isAllowedUrl(value, rule), messages.url),
      ),
    ),
  );
  return {
    country: country(messages.country),
    merchant: text(messages.merchant, 64),
    serviceProvider: text(messages.serviceProvider, 120),
    operatorName: optional(text(messages.operatorName, 120)),
    serviceType: oneOf(serviceTypes, messages.serviceType),
    serviceName: name({ ...messages }),
    ccServiceName: optional(text(messages.cardService)),
    subscriptionFrequency: optional(text(messages.subscriptionFrequency, 60)),
    currency: currency(messages),
    price: optionalAmount(messages.price),
    disbursementAmount: optionalAmount(messages.disbursementAmount),
    carrierShare: share(messages.carrierShare),
    merchantShare: share(messages.merchantShare),
    waleeShare: share(messages.waleeShare),
    ...serviceExtras,
    notificationApi: url,
    tokenApi: url,
    clickIdApi: url,
    portalUrl: url,
    paymentMethods: v.optional(v.array(oneOf(paymentMethods, messages.paymentMethods)), []),
  };
}

/**
 * The service form. Shares above 100 percent are refused; below, `sharesNotice` has a warning.
 *
 * A card service without the Credit Card method, and FawryRef with another provider than Fawry, are left out of the
 * output. Source: administration specification, section 5.
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
        messages.cardService,
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

/** The warning that valid shares deserve when they add up to less than 100; undefined when there is none. */
export function sharesNotice(shares: Shares): string | undefined {
  return checkShares(shares).state === 'below' ? messages.sharesBelow : undefined;
}
