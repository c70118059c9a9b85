import { times } from '@daftar/domain';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Banner } from '../parts/banner.tsx';
import { usePassing } from '../parts/use-passing.ts';

/** What went wrong with a form, on top of it: until it is sent again, or for six seconds where it passes. */
export function FormProblem({ text, passes }: { text: string; passes: boolean }) {
  const { foreign } = useTexts();
  const [over, setOver] = useState(false);
  const hold = usePassing(passes ? times.banner : undefined, () => setOver(true));
  if (over) return null;
  return (
    // What passes takes no focus, which would go with it.
    <div className="form-problem" tabIndex={passes ? undefined : -1} {...hold}>
      <Banner tone="negative">{foreign(text)}</Banner>
    </div>
  );
}
