import { describe, expectTypeOf, test } from 'vitest';
import type { CarrierForm, carrierSchema, merchantSchema } from './account.ts';
import type { loginSchema } from './login.ts';
import type { serviceSchema } from './service.ts';
import type { SettlementForm, settlementSchema } from './settlement.ts';

type InputOf<S extends { '~standard': { types?: { input: unknown } | undefined } }> = NonNullable<
  S['~standard']['types']
>['input'];

describe('schemas take the forms’ types', () => {
  test('every input is the form’s type', () => {
    expectTypeOf<InputOf<typeof carrierSchema>>().toEqualTypeOf<CarrierForm>();
    expectTypeOf<InputOf<ReturnType<typeof settlementSchema>>>().toEqualTypeOf<SettlementForm>();
    expectTypeOf<InputOf<typeof loginSchema>>().toHaveProperty('userName').toEqualTypeOf<string>();
    expectTypeOf<InputOf<ReturnType<typeof serviceSchema>>>()
      .toHaveProperty('carrierShare')
      .toEqualTypeOf<string>();
    expectTypeOf<InputOf<typeof merchantSchema>>().toHaveProperty('showBalance').toEqualTypeOf<boolean>();
  });
});
