import { paymentProviders, providerOf } from '@daftar/domain';
import { asWritten } from '../../../i18n/shown.ts';

/** Returns the name of a payment provider in its own spelling. Logs have it in lower case. */
export const providerNameOf = (value: string): string => providerOf(value)?.title ?? value;

/** The name of a payment provider in its own spelling. */
export function ProviderName({ value }: { value: string }) {
  return (
    <span className="cell-text">
      <bdi>{providerNameOf(value)}</bdi>
    </span>
  );
}

/** Options of a filter by provider: its values are the names as they are in logs. */
export const providerOptions = Object.values(paymentProviders).map(({ key, title }) => ({
  value: key,
  label: asWritten(title),
}));
