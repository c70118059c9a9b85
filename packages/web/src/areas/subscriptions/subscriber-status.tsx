import type { Subscription } from '@daftar/sdk';
import { useTexts } from '../../i18n/use-texts.ts';
import '../../kit/ui/cells/cells.css';

/** Options of the status filter. */
export const subscriberStates = ['Active', 'Paused', 'Suspended', 'Unsubscribed', 'Canceled'] as const;

const looks: Readonly<Record<string, string>> = {
  Active: 'pill positive',
  Paused: 'pill caution',
  Suspended: 'pill caution',
};

/** A subscriber's status; a hint tells why it was paused or canceled. */
export function SubscriberStatus({ of: { subscriberStatus, reason } }: { of: Subscription }) {
  const { word } = useTexts();
  return (
    <span className={looks[subscriberStatus] ?? 'pill quiet'} data-hint={reason}>
      {word(subscriberStatus)}
    </span>
  );
}
