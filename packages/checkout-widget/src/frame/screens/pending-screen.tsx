import type { Attempt } from '../model.ts';
import type { Step } from '../state/checkout-state.ts';
import type { OpenPayment } from '../state/use-open-payment.ts';
import type { BackButtonProps } from './back-button.tsx';
import { PushScreen } from './push-screen.tsx';
import { QrScreen } from './qr-screen.tsx';
import { RedirectScreen } from './redirect-screen.tsx';
import { ReferenceScreen } from './reference-screen.tsx';
import { UnknownScreen } from './unknown-screen.tsx';

export interface PendingProps {
  step: Step;
  attempt: Attempt | undefined;
  /** The service's payment provider, whose wallet the waiting screen names. */
  provider: string;
  payment: OpenPayment;
  back: BackButtonProps;
  onAgain: () => void;
  /** Called to go to the page of the bank or provider. */
  onContinue: (url: string) => void;
}

/** The screen of an open payment; it depends on the customer's next step. */
export function PendingScreen({ step, attempt, provider, payment, back, onAgain, onContinue }: PendingProps) {
  if (step === 'unknown') return <UnknownScreen payment={payment} onAgain={onAgain} />;
  if (!attempt) return null;
  const props = { attempt, payment, back };
  switch (step) {
    case 'reference':
      return <ReferenceScreen {...props} />;
    case 'qr':
      return <QrScreen {...props} />;
    case 'push':
      return <PushScreen {...props} provider={provider} />;
    case 'redirect':
      return <RedirectScreen attempt={attempt} payment={payment} onContinue={onContinue} />;
    default:
      return null;
  }
}
