import { loanAccountCurrency } from '@daftar/domain';

type Facts = Readonly<Record<string, unknown>>;
type Changed = { readonly before?: Facts | undefined; readonly after?: Facts | undefined };

/** A record's currency before and after a change; undefined if it is unknown. */
export type Currencies = { readonly before: string | undefined; readonly after: string | undefined };

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Returns the record's currency around each history entry, newest entry first. An entry that changed the currency tells which one
 * the older entries have, so `current` is the currency of the newest ones only.
 */
export function currenciesOf(
  entries: readonly Changed[],
  current: string | undefined,
): readonly Currencies[] {
  let latest = current;
  return entries.map(({ before, after }) => {
    const now = textOf(after?.currency) ?? latest;
    latest = textOf(before?.currency) ?? now;
    return { before: latest, after: now };
  });
}

/** Fields whose currency is not the record's own. */
const others: Readonly<Record<string, (facts: Facts) => string | undefined>> = {
  netSettledAmount: ({ settledCurrency }) => textOf(settledCurrency),
  totalBilledAmount: () => loanAccountCurrency,
  availableBilledAmount: () => loanAccountCurrency,
};

/** Returns the currency of one amount of a history entry. */
export const fieldCurrency = (name: string, facts: Facts, own: string | undefined): string | undefined =>
  Object.hasOwn(others, name) ? others[name]?.(facts) : own;
