import type { CheckoutEventName, CheckoutEvents, DisplayOptions } from '../../protocol.ts';

export type ShopCommand = 'submit' | 'refresh' | 'focus' | 'close';

/** The other side of the checkout: the shop's page, over a port, or a stand-in on the hosted page. */
export interface Shop {
  embedded: boolean;
  mode: 'inline' | 'overlay' | 'page';
  options: DisplayOptions;
  emit<K extends CheckoutEventName>(name: K, detail: CheckoutEvents[K]): void;
  /** Emits an event and waits for the verdict; resolves to false when the shop prevented the default. */
  ask<K extends CheckoutEventName>(name: K, detail: CheckoutEvents[K]): Promise<boolean>;
  onCommand(listener: (command: ShopCommand) => void): () => void;
  onUpdate(listener: (options: DisplayOptions) => void): () => void;
}
