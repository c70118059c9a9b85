/** How providers write their names; logs have them in lower case. */
const names: Readonly<Record<string, string>> = {
  fawry: 'Fawry',
  paytab: 'PayTabs',
  paytabs: 'PayTabs',
  paymob: 'Paymob',
  monty: 'Monty',
  montypay: 'MontyPay',
  jazzcash: 'JazzCash',
  easypaisa: 'easypaisa',
};

/** Returns the name of a payment provider, as the provider writes it. */
export const providerNameOf = (value: string): string => names[value.toLowerCase()] ?? value;

/** The name of a payment provider, as the provider writes it. */
export function ProviderName({ value }: { value: string }) {
  return (
    <span className="cell-text">
      <bdi>{providerNameOf(value)}</bdi>
    </span>
  );
}

/** The options of a filter by provider: the names that logs have. */
export const providerOptions = ['fawry', 'paytab', 'paymob', 'monty', 'jazzcash', 'easypaisa'];
