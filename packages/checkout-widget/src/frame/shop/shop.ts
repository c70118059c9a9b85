import type { CheckoutEventName, CheckoutEvents, DisplayOptions } from '../../protocol.ts';

export type ShopCommand = 'submit' | 'refresh' | 'focus' | 'close';

/** Whoever opened the checkout: a shop's page through its port, or nobody (the hosted page). */
export interface Shop {
  embedded: boolean;
  mode: 'inline' | 'overlay' | 'page';
  options: DisplayOptions;
  emit<K extends CheckoutEventName>(name: K, detail: CheckoutEvents[K]): void;
  /** Emits and waits: false when the shop prevented the default. */
  ask<K extends CheckoutEventName>(name: K, detail: CheckoutEvents[K]): Promise<boolean>;
  onCommand(listener: (command: ShopCommand) => void): () => void;
  onUpdate(listener: (options: DisplayOptions) => void): () => void;
}
