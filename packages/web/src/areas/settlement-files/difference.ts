import { fromMajor, isCurrency, subtractMoney, toDecimalString } from '@daftar/domain';
import type { SettlementLine } from '@daftar/sdk';

/** Returns the file's amount minus ours, in major units; undefined if one of them is missing. */
export function difference({ amount, expected, currency }: SettlementLine): string | undefined {
  if (amount === undefined || expected === undefined || !isCurrency(currency)) return undefined;
  return toDecimalString(subtractMoney(fromMajor(amount, currency), fromMajor(expected, currency)));
}
