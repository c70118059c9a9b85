import { messageOf } from '@daftar/domain';
import type { DeliveryOutcome } from './deliver.ts';

/** The outcome of a delivery whose endpoint is deleted or switched off. */
export const endpointOff = {
  delivered: false,
  retry: false,
  error: messageOf('delivery.endpointOff', {}),
  code: 'delivery.endpointOff',
} as const satisfies DeliveryOutcome;
