import { startMock } from '../src/start-mock.ts';
import type { Target } from './target.ts';

/** Starts the mock server for the contract suite to call. It accepts every credential and keeps no state. */
export async function startPrismTarget(): Promise<Target> {
  const { url, close } = await startMock(0);
  return {
    backofficeUrl: url,
    checkoutUrl: url,
    owner: { userName: 'mona', password: 'correct horse' },
    chargeOf: async (merchantRefNumber) => merchantRefNumber,
    pay: async () => {},
    sign: (notice) => notice,
    paymobReturn: async (order) => ({
      ...order,
      ...{ paymentMethod: 'MW', success: 'true', hmac: '0'.repeat(128) },
    }),
    close,
  };
}
