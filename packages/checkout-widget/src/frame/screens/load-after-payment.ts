import { preload } from '../parts/lazy.tsx';

const download = () => import('./after-payment.ts');

export const loadEnded = async () => (await download()).EndedScreen;
export const loadFailure = async () => (await download()).FailureDialog;
export const loadOtherAmount = async () => (await download()).OtherAmount;
export const loadPaid = async () => (await download()).PaidScreen;
export const loadPending = async () => (await download()).PendingScreen;
export const loadWaiting = async () => (await download()).Waiting;

/**
 * Downloads the screens in advance, so that the download cannot fail after the payment was sent. Also downloads the code that
 * sends it, so that a press on 'Pay' does not wait for it.
 */
export async function preloadAfterPayment(): Promise<void> {
  await Promise.all([
    preload(loadEnded),
    preload(loadFailure),
    preload(loadOtherAmount),
    preload(loadPaid),
    preload(loadPending),
    preload(loadWaiting),
    import('../pay/send-payment.ts'),
  ]);
}
