import * as v from 'valibot';
import { productMessages as messages } from './messages/catalogue.ts';
import { compact, name, optional, text } from './parts.ts';

export type ProductForm = { merchantId: string; name: string; sku: string };
export type ProductValues = { merchantId: string; name: string; sku?: string };

/** The product form. Source: payouts specification, section 5. */
export const productSchema = v.pipe(
  v.object({
    merchantId: text(messages.merchant, 64),
    name: name(messages),
    sku: optional(text(messages.sku, 64)),
  }),
  v.transform(compact),
) as v.GenericSchema<ProductForm, ProductValues>;
