import type { ApiError } from '@daftar/sdk';
import { problemText } from '../../kit/records/problem.tsx';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';
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
