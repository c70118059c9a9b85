import { describe, expectTypeOf, test } from 'vitest';
import {
  addMoney,
  type Currency,
  compareMoney,
  type Money,
  money,
  subtractMoney,
  sumMoney,
} from './money.ts';

describe('currencies in types', () => {
  const pounds = money(100n, 'EGP');
  const rupees = money(100n, 'PKR');

  test('the type of an amount includes its currency', () => {
    expectTypeOf(pounds).toEqualTypeOf<Money<'EGP'>>();
    expectTypeOf(addMoney(pounds, pounds)).toEqualTypeOf<Money<'EGP'>>();
    expectTypeOf(pounds).toExtend<Money<Currency>>();
    expectTypeOf<Money<Currency>>().not.toExtend<Money<'EGP'>>();
  });

  test('two currencies do not mix', () => {
    // @ts-expect-error pounds and rupees
    addMoney(pounds, rupees);
    // @ts-expect-error pounds and rupees
    subtractMoney(pounds, rupees);
    // @ts-expect-error pounds and rupees
    compareMoney(pounds, rupees);
    // @ts-expect-error pounds and rupees
    sumMoney([pounds, rupees], 'EGP');
  });
});
