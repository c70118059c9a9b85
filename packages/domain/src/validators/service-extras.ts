import * as v from 'valibot';
import { decimal } from '../money/decimal.ts';
import { serviceMessages as messages } from './messages/service.ts';
import { number } from './number-part.ts';
import { compact, optional, text } from './parts.ts';

/** Prices of a subscription by period; a form holds them as texts, empty where there is none. */
export type PricesOf<N> = { d?: N; w?: N; m?: N; y?: N; oneTime?: N };
export type CustomField = { name: string; value: string };

/** An optional amount in major units. */
export const optionalAmount = (message: string) =>
  optional(number(message, { min: decimal(0), decimals: 3 }));

const price = optionalAmount(messages.price);

/** A service's subscription prices and the merchant's own fields. */
export const serviceExtras = {
  packages: v.optional(
    v.array(
      v.pipe(v.object({ d: price, w: price, m: price, y: price, oneTime: price }), v.transform(compact)),
    ),
    [],
  ),
  customFields: v.optional(
    v.array(
      v.object({
        name: text(messages.customField, 50),
        value: v.optional(v.pipe(v.string(messages.customField), v.maxLength(500, messages.customField)), ''),
      }),
    ),
    [],
  ),
};
