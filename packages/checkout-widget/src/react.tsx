'use client';

import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react';
import { EVENT_NAMES } from './event-names.ts';
import { type Checkout, type CheckoutListener, type CheckoutOptions, createCheckout } from './loader.ts';
import type { CheckoutEventName, DisplayOptions } from './protocol.ts';

type Listeners = { [K in CheckoutEventName as `on${Capitalize<K>}`]?: CheckoutListener<K> };

export interface CheckoutProps extends CheckoutOptions, Listeners {
  className?: string;
}

export type CheckoutHandle = Pick<Checkout, 'submit' | 'refresh' | 'focus'>;

/** The checkout as a React component. Under StrictMode, which mounts twice, only one frame remains. */
export const DaftarCheckout = forwardRef<CheckoutHandle, CheckoutProps>(function DaftarCheckout(props, ref) {
  const { session, baseUrl, mode, className } = props;
  const container = useRef<HTMLDivElement>(null);
  const checkout = useRef<Checkout>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const current = createCheckout({ ...latest.current, session, baseUrl, mode });
    checkout.current = current;
    for (const name of EVENT_NAMES) current.on(name, (event) => callListener(latest.current, name, event));
    current.mount(container.current ?? undefined);
    return () => current.destroy();
  }, [session, baseUrl, mode]);

  const display = JSON.stringify(displayOf(props));
  const sent = useRef(display);
  useEffect(() => {
    // Sends the props, not the parsed JSON: an option that was removed must be sent as undefined.
    if (sent.current !== display) checkout.current?.update(displayOf(latest.current));
    sent.current = display;
  }, [display]);

  useImperativeHandle(ref, () => handleOf(checkout), []);
  return <div ref={container} className={className} />;
});

/** The ref's object remains the same when a new session replaces the checkout. */
function handleOf(checkout: { current: Checkout | undefined }): CheckoutHandle {
  return {
    submit: () => checkout.current?.submit(),
    refresh: () => checkout.current?.refresh(),
    focus: () => checkout.current?.focus(),
  };
}

/** Looks up the listener when the event arrives, so that a changed listener does not require a new frame. */
function callListener(props: CheckoutProps, name: CheckoutEventName, event: CustomEvent): void {
  const key = `on${name[0]?.toUpperCase()}${name.slice(1)}` as keyof Listeners;
  const listener = props[key] as ((event: CustomEvent) => void) | undefined;
  listener?.(event);
}

function displayOf(props: CheckoutProps): DisplayOptions {
  const { locale, dir, numerals, appearance, methods, payButton } = props;
  return { locale, dir, numerals, appearance, methods, payButton };
}
