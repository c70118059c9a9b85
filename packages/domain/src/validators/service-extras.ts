import * as v from 'valibot';
import { serviceRules as rules } from '../generated/rules.ts';
import { optional } from './field.ts';
import { number } from './number-part.ts';
import { compact, text } from './parts.ts';

/** Prices of a subscription by period. The form has them as texts, empty if there is no price. */
export type PricesOf<N> = { d?: N; w?: N; m?: N; y?: N; oneTime?: N };
export type CustomField = { name: string; value: string };

const prices = v.object(
  {
    d: optional(number(rules['packages.d'])),
    w: optional(number(rules['packages.w'])),
    m: optional(number(rules['packages.m'])),
    y: optional(number(rules['packages.y'])),
    oneTime: optional(number(rules['packages.oneTime'])),
  },
  rules.packages.message,
);
const customField = v.object(
  {
    name: text(rules['customFields.name']),
    value: v.pipe(
      optional(text(rules['customFields.value'])),
      v.transform((told = '') => told),
    ),
  },
  rules.customFields.message,
);

/** A list with the contract's maximum number of items. */
const listOf = <Item extends v.GenericSchema>(item: Item, rule: { most: number; message: string }) =>
  v.optional(v.pipe(v.array(item, rule.message), v.maxLength(rule.most, rule.message)), []);

/** A service's subscription prices and the custom fields that the merchant adds. */
export const serviceExtras = {
  packages: listOf(v.pipe(prices, v.transform(compact)), rules.packages),
  customFields: listOf(customField, rules.customFields),
};
