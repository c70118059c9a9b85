import { describe, expectTypeOf, test } from 'vitest';
import type { FawryCardValues, fawryCardSchema, fawryWalletSchema } from './checkout-fawry.ts';
import type { MontyForm, montySchema } from './checkout-monty.ts';
import type { PaymobForm, paymobSchema } from './checkout-paymob.ts';

type TypesOf<S extends { '~standard': { types?: { input: unknown; output: unknown } | undefined } }> =
  NonNullable<S['~standard']['types']>;

describe('checkout schemas take texts and return the API’s types', () => {
  test('a card’s expiry date becomes month and year', () => {
    expectTypeOf<TypesOf<ReturnType<typeof fawryCardSchema>>['output']>().toEqualTypeOf<FawryCardValues>();
    expectTypeOf<TypesOf<ReturnType<typeof fawryCardSchema>>['input']>()
      .toHaveProperty('cardExpiry')
      .toEqualTypeOf<string>();
    expectTypeOf<FawryCardValues>().not.toHaveProperty('cardExpiry');
  });

  test('a wallet is charged by QR or by OTP', () => {
    expectTypeOf<TypesOf<typeof fawryWalletSchema>['output']>()
      .toHaveProperty('walletProvider')
      .toEqualTypeOf<'qr' | 'r2p'>();
  });

  test('Monty’s calling code is part of the number', () => {
    expectTypeOf<TypesOf<typeof montySchema>['input']>().toEqualTypeOf<MontyForm>();
    expectTypeOf<TypesOf<typeof montySchema>['output']>().not.toHaveProperty('countryCode');
    expectTypeOf<TypesOf<typeof paymobSchema>['input']>().toEqualTypeOf<PaymobForm>();
  });
});
