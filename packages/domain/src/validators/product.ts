import * as v from 'valibot';
import { productRules as rules } from '../generated/rules.ts';
import { optional } from './field.ts';
import { compact, text } from './parts.ts';

export type ProductForm = { merchantId: string; name: string; sku: string };
export type ProductValues = { merchantId: string; name: string; sku?: string };

/** The product form. Source: payouts specification, section 5. */
export const productSchema = v.pipe(
  v.object({
    merchantId: text(rules.merchantId),
    name: text(rules.name),
    sku: optional(text(rules.sku)),
  }),
  v.transform(compact),
) as v.GenericSchema<ProductForm, ProductValues>;
