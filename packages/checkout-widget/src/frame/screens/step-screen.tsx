import { type ReactNode, type RefObject, useEffect } from 'react';
import type { DisplayOptions } from '../../protocol.ts';
import type { Method, MethodHandle } from '../methods/method.ts';
import { addressBack, merchantOf } from '../model.ts';
import { Lazy } from '../parts/lazy.tsx';
import type { Shop } from '../shop/shop.ts';
import type { useCheckout } from '../state/use-checkout.ts';
import type { OpenPayment } from '../state/use-open-payment.ts';
import type { usePay } from '../state/use-pay.ts';
import type { useReturn } from '../state/use-return.ts';
import { BackButton } from './back-button.tsx';
import { DetailsScreen } from './details-screen.tsx';
import {
  loadEnded,
  loadOtherAmount,
  loadPaid,
  loadPending,
  preloadAfterPayment,
} from './load-after-payment.ts';
import { LoadingScreen } from './loading-screen.tsx';
import type { PendingProps } from './pending-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';

interface StepScreenProps {
  shop: Shop;
  options: DisplayOptions;
  checkout: ReturnType<typeof useCheckout>;
  sending: ReturnType<typeof usePay>;
  payment: OpenPayment;
  back: ReturnType<typeof useReturn>;
  methods: Method[];
  handle: RefObject<MethodHandle | null>;
  drafts: Map<string, unknown>;
}

/** Shows the screen of the current step. */
export function StepScreen(props: StepScreenProps) {
  const { shop, checkout, back } = props;
  const { step, state, load } = checkout;
  const { session, service, problem, attempt } = state;
  if (step === 'problem' && problem) return <ProblemScreen problem={problem} onRetry={load} />;
  if (!session || !service) return null;
  const merchant = merchantOf(service);
  const { receivedAmount } = session;
  const address = addressBack(session);
  const otherAmount =
    receivedAmount === undefined ? undefined : (
      <Lazy
        load={loadOtherAmount}
        props={{ session, merchant, received: receivedAmount }}
        waiting={<LoadingScreen />}
      />
    );
  const leave = !shop.embedded && address ? () => back.leave(address) : undefined;

  if (step === 'details')
    return (
      <>
        {otherAmount}
        <Details {...props} />
      </>
    );
  if (step === 'paid') {
    const { referenceNumber } = attempt ?? {};
    const { receiptId, returnUrl } = session;
    // An address without the outcome would not tell the shop that the order is paid.
    const props = { merchant, referenceNumber, receiptId, onReturn: returnUrl ? leave : undefined };
    return <Lazy load={loadPaid} props={props} waiting={<LoadingScreen />} />;
  }
  if (step === 'failed' || step === 'expired') {
    const props = { ending: step, merchant, otherAmount, onReturn: leave };
    return <Lazy load={loadEnded} props={props} waiting={<LoadingScreen />} />;
  }
  return <Pending {...props} {...{ merchant, otherAmount }} />;
}

interface PendingPaymentProps extends StepScreenProps {
  merchant: string;
  otherAmount: ReactNode;
}

function Pending({ shop, checkout, payment, back, merchant, otherAmount }: PendingPaymentProps) {
  const { step, state, dispatch } = checkout;
  const { seconds, busy, goBack, stay } = back;
  const props: PendingProps = {
    step,
    attempt: state.attempt,
    provider: state.service?.serviceProvider ?? '',
    payment,
    back: { merchant, seconds, busy, hosted: !shop.embedded, onReturn: goBack, onStay: stay },
    onAgain: () => dispatch({ type: 'again' }),
    onContinue: (url) => shop.emit('redirect', { url }),
  };
  // Without the number or code: the customer must not pay it again.
  if (otherAmount)
    return (
      <section className="stack">
        {otherAmount}
        <BackButton {...props.back} />
      </section>
    );
  return <Lazy load={loadPending} props={props} waiting={<LoadingScreen />} />;
}

function Details({ shop, options, checkout, sending, methods, handle, drafts }: StepScreenProps) {
  const { session, service } = checkout.state;
  useEffect(() => {
    preloadAfterPayment().catch(() => {});
  }, []);
  if (!session || !service) return null;
  return (
    <DetailsScreen
      {...{ session, service, handle, methods, drafts }}
      payButton={options.payButton !== false}
      busy={sending.busy}
      pay={sending.pay}
      onMethod={(name) => shop.emit('methodchange', { method: name })}
      onChange={(complete) => shop.emit('change', { complete })}
    />
  );
}
