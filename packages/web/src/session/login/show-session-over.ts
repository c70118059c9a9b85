import type { ApiError } from '@daftar/sdk';
import { dialogs } from '../../kit/dialogs/dialogs.ts';
import { problemText } from '../../kit/page/problem.tsx';
import { endLogin } from './login-store.ts';

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
