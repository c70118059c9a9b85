import { times } from '@daftar/domain';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Banner } from '../parts/banner.tsx';
import { useAutoDismiss } from '../parts/use-auto-dismiss.ts';

/** The error message above a form. It stays until the next submission or, with `passes`, for six seconds. */
export function FormProblem({ text, passes }: { text: string; passes: boolean }) {
  const { foreign } = useTexts();
  const [over, setOver] = useState(false);
  const hold = useAutoDismiss(passes ? times.banner : undefined, () => setOver(true));
  if (over) return null;
  return (
    // A temporary message is not focusable: the focus would be lost when it disappears.
    <div className="form-problem" tabIndex={passes ? undefined : -1} {...hold}>
      <Banner tone="negative">{foreign(text)}</Banner>
    </div>
  );
}
