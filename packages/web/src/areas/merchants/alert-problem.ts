import { problemText } from '../../kit/records/problem.tsx';
import { dialogs } from '../../kit/ui/overlays/dialogs.ts';

/** Opens a dialog with the message of a failed change. */
export const alertProblem = (error: unknown): void =>
  void dialogs.alert({ title: 'Oops...', text: problemText(error) });
