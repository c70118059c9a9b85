import {
  ArrowLeftRight,
  Ban,
  CircleAlert,
  type LucideIcon,
  Repeat,
  ScrollText,
  Send,
  Webhook,
} from 'lucide-react';
import type { Text } from '../../i18n/text.ts';
import type { Session } from '../../session/permissions/use-session.ts';

type Helper = {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: Text;
  readonly text: Text;
  readonly need: Parameters<Session['can']>[0];
  readonly ownerOnly?: true;
};

/** The pages that answer a caller's questions, with the operation that each page calls. */
export const helpers: readonly Helper[] = [
  {
    to: '/reports?type=transaction-report',
    icon: ArrowLeftRight,
    title: 'Find a payment',
    text: 'By order, reference or mobile number, with its state.',
    need: 'reportTransactions',
  },
  {
    to: '/checkout-requests?received=other',
    icon: CircleAlert,
    title: 'Payments of another amount',
    text: 'Less or more was received than is due, so the order is not paid.',
    need: 'listCheckoutRequests',
    ownerOnly: true,
  },
  {
    to: '/checkout-logs',
    icon: ScrollText,
    title: 'Checkout Logs',
    text: 'What was asked of the payment provider, and what it answered.',
    need: 'listCheckoutLogs',
    ownerOnly: true,
  },
  {
    to: '/subscriptions',
    icon: Repeat,
    title: 'Subscriptions',
    text: 'Whether a number still pays, and how to stop it.',
    need: 'listSubscriptions',
  },
  {
    to: '/loan-requests',
    icon: Send,
    title: 'Payout Request',
    text: 'Where a payout stands, and when it was approved.',
    need: 'listPayouts',
  },
  {
    to: '/webhook-deliveries',
    icon: Webhook,
    title: 'Webhook deliveries',
    text: 'Whether the merchant’s server was told, and what it answered.',
    need: 'listWebhookDeliveries',
  },
  {
    to: '/blacklists',
    icon: Ban,
    title: 'Blacklists',
    text: 'Whether a number is barred from paying.',
    need: 'listBlacklist',
  },
];
