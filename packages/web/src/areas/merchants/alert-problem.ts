import { dialogs } from '../../kit/dialogs/dialogs.ts';
import { problemText } from '../../kit/page/problem.tsx';

/** Opens a dialog with the message of a failed change. */
export const alertProblem = (error: unknown): void =>
  void dialogs.alert({ title: 'Oops...', text: problemText(error) });
