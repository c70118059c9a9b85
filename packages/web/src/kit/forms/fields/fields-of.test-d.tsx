import type { MerchantForm, ServiceForm, SettlementInputForm } from '@daftar/domain';
import { expectTypeOf } from 'vitest';
import { boundFieldOf } from '../state/use-bound-field.ts';
import { useSetField } from '../state/use-set-field.ts';
import { fieldsOf } from './fields-of.ts';

const service = fieldsOf<ServiceForm>();
const merchant = fieldsOf<MerchantForm>();

export const inRow = <service.Number name="packages[0].d" label="Daily" />;
// @ts-expect-error: a package has no such price.
export const notInRow = <service.Number name="packages[0].decade" label="Daily" />;
// @ts-expect-error: a merchant's form has no such field.
export const unknown = <merchant.Text name="sirname" label="Name" />;
// @ts-expect-error: a tick box needs a boolean.
export const wrongValue = <merchant.Check name="name" label="Name" />;

const settlement = fieldsOf<SettlementInputForm>();
export const days = <settlement.DayRange required />;
// @ts-expect-error: a merchant's form has no days.
export const noDays = <merchant.DayRange required />;

export function Bound() {
  const useField = boundFieldOf<ServiceForm>();
  expectTypeOf(useField('packages').value).toEqualTypeOf<ServiceForm['packages']>();
  // @ts-expect-error: a service has no such field.
  useField('package');
  const set = useSetField<ServiceForm>();
  // @ts-expect-error: a country is text.
  set('country', 7);
  return null;
}
