import { asWritten } from '../../../i18n/shown.ts';

/** Names of providers in their own spelling. Logs have them in lower case. */
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

/** Returns the name of a payment provider in its own spelling. */
export const providerNameOf = (value: string): string => names[value.toLowerCase()] ?? value;

/** The name of a payment provider in its own spelling. */
export function ProviderName({ value }: { value: string }) {
  return (
    <span className="cell-text">
      <bdi>{providerNameOf(value)}</bdi>
    </span>
  );
}

/** Options of a filter by provider: its values are the names as they are in logs. */
export const providerOptions = ['fawry', 'paytab', 'paymob', 'monty', 'jazzcash', 'easypaisa'].map(
  (value) => ({
    value,
    label: asWritten(providerNameOf(value)),
  }),
);
