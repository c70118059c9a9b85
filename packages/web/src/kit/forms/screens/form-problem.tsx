import { times } from '@daftar/domain';
import { useState } from 'react';
import type { Message } from '../../../i18n/message.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { useAutoDismiss } from '../../ui/overlays/use-auto-dismiss.ts';
import { Banner } from '../../ui/page/banner.tsx';

/** The error message above a form. It stays until the next submission or, with `temporary`, for six seconds. */
export function FormProblem({ text, temporary }: { text: Message; temporary: boolean }) {
  const { say } = useTexts();
  const [over, setOver] = useState(false);
  const hold = useAutoDismiss(temporary ? times.banner : undefined, () => setOver(true));
  if (over) return null;
  return (
    // A temporary message is not focusable: the focus would be lost when it disappears.
    <div data-part="form-problem" tabIndex={temporary ? undefined : -1} {...hold}>
      <Banner tone="negative">{say(text)}</Banner>
    </div>
  );
}
