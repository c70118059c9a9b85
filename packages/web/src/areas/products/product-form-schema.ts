import { type ProductForm, type ProductValues, productSchema } from '@daftar/domain';
import type { ProductInput } from '@daftar/sdk';
import * as v from 'valibot';
import type { Text } from '../../i18n/text.ts';
import { numberText } from '../../kit/forms/fields/number-text.ts';

export type Attributes = NonNullable<ProductInput['attributes']>;
/** The form holds texts; commas separate the entries of lists. */
export type AttributesForm = Readonly<Record<keyof Attributes, string>>;
export type Form = ProductForm & { attributes: AttributesForm };
export type Values = ProductValues & { attributes: Attributes };

/** Limits of the contract. */
const [mostEntries, longestEntry, mostPieces, mostKilograms] = [50, 40, 1_000_000_000, 1_000_000];

/** Splits a list at commas, also Arabic ones; drops empty and repeated entries. */
export const entriesOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,\u060c\n]/)
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
];

const list = (message: Text) =>
  v.pipe(
    v.string(),
    v.transform(entriesOf),
    v.check(
      (entries) => entries.length <= mostEntries && entries.every(({ length }) => length <= longestEntry),
      message,
    ),
    v.transform((entries) => (entries.length > 0 ? [...entries] : undefined)),
  );

const number = (message: Text, accepted: (value: number) => boolean) =>
  v.pipe(
    v.string(),
    v.transform((typed) => (typed.trim() === '' ? undefined : Number(numberText(typed)))),
    v.check((value) => value === undefined || (Number.isFinite(value) && accepted(value)), message),
  );

const pieces = (value: number) => Number.isInteger(value) && value >= 0 && value <= mostPieces;

const attributes = v.pipe(
  v.object({
    size: list('Please provide at most 50 sizes of at most 40 characters'),
    color: list('Please provide at most 50 colours of at most 40 characters'),
    weight: number('Please provide valid weight', (value) => value >= 0 && value <= mostKilograms),
    productPrice: number('Please provide valid price', (value) => value >= 0 && value < 1e12),
    inventory: number('Please provide valid inventory', pieces),
    lowStockThreshold: number('Please provide valid low stock threshold', pieces),
  }),
  v.transform((held) => Object.fromEntries(Object.entries(held).filter(([, value]) => value !== undefined))),
);

/** The schema of the product form: the domain's rules for the three specified fields, and the attributes. */
export const productFormSchema = v.intersect([
  productSchema,
  v.object({ attributes }),
]) as unknown as v.GenericSchema<Form, Values>;
