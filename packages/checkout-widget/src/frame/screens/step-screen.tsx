import type { RefObject } from 'react';
import type { DisplayOptions } from '../../protocol.ts';
import type { CheckoutApi } from '../api.ts';
import type { Method, MethodHandle } from '../methods/method.ts';
import { merchantOf } from '../model.ts';
import type { Shop } from '../shop/shop.ts';
import type { useCheckout } from '../state/use-checkout.ts';
import type { useReturn } from '../state/use-return.ts';
import { DetailsScreen } from './details-screen.tsx';
import { EndedScreen } from './ended-screen.tsx';
import { PaidScreen } from './paid-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import { ReferenceScreen } from './reference-screen.tsx';

interface StepScreenProps {
  shop: Shop;
  api: CheckoutApi;
  options: DisplayOptions;
  checkout: ReturnType<typeof useCheckout>;
  back: ReturnType<typeof useReturn>;
  methods: Method[];
  handle: RefObject<MethodHandle | null>;
  drafts: Map<string, unknown>;
}

/** Shows the screen of the current step. */
export function StepScreen(props: StepScreenProps) {
  const { shop, checkout, back } = props;
  const { step, state, load } = checkout;
  const { session, service, problem, reference } = state;
  if (step === 'problem' && problem) return <ProblemScreen problem={problem} onRetry={load} />;
  if (!session || !service) return null;
  const merchant = merchantOf(service);
  const { returnUrl } = session;
  const leave = !shop.embedded && returnUrl ? () => back.leave(returnUrl) : undefined;

  if (step === 'details') return <Details {...props} />;
  if (step === 'reference' && reference) {
    const { seconds, busy } = back;
    const onReturn = shop.embedded ? undefined : back.goBack;
    return <ReferenceScreen {...{ reference, merchant, seconds, busy, onReturn }} />;
  }
  if (step === 'paid') {
    const { referenceNumber } = reference ?? {};
    return <PaidScreen {...{ merchant, referenceNumber, onReturn: leave }} />;
  }
  if (step === 'failed' || step === 'expired') {
    return <EndedScreen ending={step} merchant={merchant} onReturn={leave} />;
  }
  return null;
}

function Details({ shop, api, options, checkout, methods, handle, drafts }: StepScreenProps) {
  const { state, dispatch } = checkout;
  const { session, service } = state;
  if (!session || !service) return null;
  return (
    <DetailsScreen
      {...{ api, session, service, handle, methods, drafts }}
      payButton={options.payButton !== false}
      onMethod={(name) => shop.emit('methodchange', { method: name })}
      onSubmit={(name) => shop.ask('submit', { method: name })}
      onChange={(complete) => shop.emit('change', { complete })}
      onIssued={(reference) => dispatch({ type: 'issued', reference })}
      onRefused={(message) => dispatch({ type: 'refused', message })}
      onFailure={({ code, message, retryable, supportCode }) => {
        shop.emit('error', { code, message, retryable, supportCode });
        // The session may have changed: paid in another tab, or expired.
        void checkout.load();
      }}
    />
  );
}
