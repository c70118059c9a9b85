import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { type Checkout, type CheckoutListener, type CheckoutOptions, createCheckout } from './loader.ts';
import type { CheckoutEventName, DisplayOptions } from './protocol.ts';

type Listeners = { [K in CheckoutEventName as `on${Capitalize<K>}`]?: CheckoutListener<K> };

export interface CheckoutProps extends CheckoutOptions, Listeners {
  className?: string;
}

export type CheckoutHandle = Pick<Checkout, 'submit' | 'refresh' | 'focus'>;

/** The checkout as a React component. StrictMode's double mount leaves one frame. */
export const DaftarCheckout = forwardRef<CheckoutHandle, CheckoutProps>(function DaftarCheckout(props, ref) {
  const { session, baseUrl, mode, className } = props;
  const place = useRef<HTMLDivElement>(null);
  const checkout = useRef<Checkout>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const current = createCheckout({ ...latest.current, session, baseUrl, mode });
    checkout.current = current;
    for (const key of Object.keys(latest.current)) {
      const name = eventName(key);
      if (name) current.on(name, (event) => callListener(latest.current, key, event));
    }
    current.mount(place.current ?? undefined);
    return () => current.destroy();
  }, [session, baseUrl, mode]);

  const display = JSON.stringify(displayOf(props));
  const sent = useRef(display);
  useEffect(() => {
    if (sent.current !== display) checkout.current?.update(JSON.parse(display));
    sent.current = display;
  }, [display]);

  useImperativeHandle(ref, () => handleOf(checkout), []);
  return <div ref={place} className={className} />;
});

/** Stable for the component's life, whichever checkout is behind it at the time. */
function handleOf(checkout: { current: Checkout | undefined }): CheckoutHandle {
  return {
    submit: () => checkout.current?.submit(),
    refresh: () => checkout.current?.refresh(),
    focus: () => checkout.current?.focus(),
  };
}

function eventName(key: string): CheckoutEventName | undefined {
  return /^on[A-Z]/.test(key) ? (key.slice(2).toLowerCase() as CheckoutEventName) : undefined;
}

/** Looks the listener up when the event comes, so a new closure needs no new frame. */
function callListener(props: CheckoutProps, key: string, event: CustomEvent): void {
  const listener = props[key as keyof Listeners] as ((event: CustomEvent) => void) | undefined;
  listener?.(event);
}

function displayOf(props: CheckoutProps): DisplayOptions {
  const { locale, dir, numerals, appearance, methods, payButton } = props;
  return { locale, dir, numerals, appearance, methods, payButton };
}
