import { ApiError, AuthenticationError } from '@daftar/sdk';
import { dialogs } from '../../kit/parts/dialogs.ts';
import { problemText } from '../../kit/parts/problem.tsx';
import { endLogin } from './login-store.ts';

/** The statuses of a 401 that mean that the session has ended. */
const words = ['Token-Expired', 'Invalid-Token'];

export function isSessionOver(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { body } = error;
  const status = typeof body === 'object' && body !== null && 'status' in body ? body.status : error.code;
  return (
    words.includes(String(status)) ||
    words.includes(String(error.code)) ||
    error instanceof AuthenticationError
  );
}

let shown = false;

/** Shows the Info dialog of an ended session once; confirming it logs out. */
export function showSessionOver(error: ApiError): void {
  if (shown || window.location.pathname === '/login') return;
  shown = true;
  void dialogs.info({ title: 'Info', text: problemText(error) }).then(() => {
    shown = false;
    endLogin();
    window.location.assign('/logout');
  });
}
