import { type Dialog, type DialogOption, dialogs } from '../../kit/ui/overlays/dialogs.ts';

const overlap = 'Both secrets work until then. Update your programs before that.';

/** Hours for which the old secret works after a rotation, the choices of the page; the API takes 0 to 168. */
const choices: readonly DialogOption[] = [
  {
    value: '0',
    label: 'At once',
    meaning:
      'Programs fail from now on until they have the new secret. Choose this when the old one has leaked.',
  },
  { value: '1', label: 'In 1 hour', meaning: overlap },
  { value: '24', label: 'In 24 hours', meaning: overlap },
  { value: '72', label: 'In 3 days', meaning: overlap },
  { value: '168', label: 'In 7 days', meaning: overlap },
];

/** Asks whether to replace a secret, and when the old one ends. Returns the hours until then; undefined if the user cancels. */
export async function askOverlap(detail?: Dialog['detail']): Promise<number | undefined> {
  const chosen = await dialogs.choose({
    title: 'Create a new secret?',
    text: 'The new secret is shown once.',
    ...(detail !== undefined && { detail }),
    action: 'Create a new secret',
    choice: { label: 'The old secret stops working', options: choices, initial: '24' },
  });
  return chosen === undefined ? undefined : Number(chosen);
}
