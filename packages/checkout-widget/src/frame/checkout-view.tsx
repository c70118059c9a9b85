import { useEffect, useRef, useState } from 'react';
import type { DisplayOptions } from '../protocol.ts';
import type { CheckoutApi } from './api.ts';
import { useLocale } from './i18n/locale-context.ts';
import type { MethodHandle } from './methods/method.ts';
import { addressBack, merchantOf } from './model.ts';
import { Lazy } from './parts/lazy.tsx';
import { SandboxNote } from './parts/sandbox-note.tsx';
import { Snackbar } from './parts/snackbar.tsx';
import { CloseButton } from './screens/close-button.tsx';
import { loadFailure, loadWaiting } from './screens/load-after-payment.ts';
import { LoadingPage } from './screens/loading-screen.tsx';
import { StepScreen } from './screens/step-screen.tsx';
import { Summary } from './screens/summary.tsx';
import { Title } from './screens/title.tsx';
import type { Shop } from './shop/shop.ts';
import type { CheckoutState } from './state/checkout-state.ts';
import { useCheckout } from './state/use-checkout.ts';
import { useCommands } from './state/use-commands.ts';
import { useForgetting } from './state/use-forgetting.ts';
import { useLeaveWaiting } from './state/use-leave-waiting.ts';
import { useMethods } from './state/use-methods.ts';
import { useOpenPayment } from './state/use-open-payment.ts';
import { usePay } from './state/use-pay.ts';
import { useReturn } from './state/use-return.ts';
import { useShopEvents } from './state/use-shop-events.ts';

interface CheckoutViewProps {
  shop: Shop;
  api: CheckoutApi;
  options: DisplayOptions;
}

/** Shows one session, from loading to its final state. */
export function CheckoutView({ shop, api, options }: CheckoutViewProps) {
  const { tell } = useLocale();
  const checkout = useCheckout(api);
  const { state, step } = checkout;
  const { session } = state;
  const back = useReturn(api, shop, checkout);
  const sending = usePay(api, shop, checkout);
  const handle = useRef<MethodHandle>(null);
  const [drafts] = useState(() => new Map<string, unknown>());
  const { methods, hasChoice } = useMethods(checkout, options.methods);
  const payment = useOpenPayment(api, checkout, sending, hasChoice);
  const another = useLeaveWaiting(sending.busy, step, payment);
  useShopEvents(shop, state);
  useForgetting(session);
  const close = useCommands(shop, state, handle, checkout.load);

  const names = methods.map(({ name }) => name).join();
  const ready = step !== 'loading';
  useEffect(() => {
    if (ready) shop.emit('ready', { methods: names ? names.split(',') : [] });
  }, [shop, ready, names]);

  const failing = [sending, payment, back].find(({ error }) => error);
  return (
    <>
      {shop.mode === 'overlay' && <CloseButton onClose={close} />}
      {session?.sandbox && <SandboxNote />}
      <Head embedded={shop.embedded} {...state} />
      {step === 'loading' && <LoadingPage />}
      <div className="pay">
        <StepScreen {...{ shop, options, checkout, sending, payment, back, methods, handle, drafts }} />
        <Dialogs {...{ shop, checkout, sending, back, another, hasChoice }} />
      </div>
      {failing?.error && <Snackbar message={tell(failing.error)} onGone={failing.clearError} />}
    </>
  );
}

/** The order, or the page's heading while it is unknown. */
function Head({ embedded, session, service }: CheckoutState & { embedded: boolean }) {
  if (!session || !service) return <Title />;
  return <Summary {...{ session, service }} cancelUrl={embedded ? undefined : session.cancelUrl} />;
}

interface DialogsProps {
  shop: Shop;
  checkout: ReturnType<typeof useCheckout>;
  sending: ReturnType<typeof usePay>;
  back: ReturnType<typeof useReturn>;
  another: ReturnType<typeof useLeaveWaiting>;
  hasChoice: boolean;
}

/** The dialogs over the page: while a payment is sent, and after one has failed. */
function Dialogs({ shop, checkout: { state, dispatch }, sending, back, another, hasChoice }: DialogsProps) {
  const { session, service, failure } = state;
  const home = shop.embedded || !session ? undefined : addressBack(session);
  return (
    <>
      {sending.busy && (
        <Lazy
          load={loadWaiting}
          props={{
            onPhone: sending.way === 'wallet' ? { ...another, until: session?.expiresAt } : undefined,
          }}
          waiting={null}
        />
      )}
      {failure && (
        <Lazy
          load={loadFailure}
          props={{
            failure,
            hasChoice,
            last: session?.lastFailure,
            merchant: service ? merchantOf(service) : '',
            onClose: () => dispatch({ type: 'dismissed' }),
            onReturn: home ? () => back.leave(home) : undefined,
          }}
          waiting={null}
        />
      )}
    </>
  );
}
