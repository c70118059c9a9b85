import type { CheckoutEventName, CheckoutEvents, DisplayOptions } from '../../protocol.ts';

export type ShopCommand = 'submit' | 'refresh' | 'focus' | 'close';

/** The interface to the shop: its page, over a port, or on the hosted page an object that replaces it. */
export interface Shop {
  embedded: boolean;
  mode: 'inline' | 'overlay' | 'page';
  options: DisplayOptions;
  emit<K extends CheckoutEventName>(name: K, detail: CheckoutEvents[K]): void;
  /** Emits an event and waits for the shop's verdict; resolves to false if the shop prevented the default. */
  ask<K extends CheckoutEventName>(name: K, detail: CheckoutEvents[K]): Promise<boolean>;
  onCommand(listener: (command: ShopCommand) => void): () => void;
  onUpdate(listener: (options: DisplayOptions) => void): () => void;
}
