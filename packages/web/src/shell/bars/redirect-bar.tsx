import { CircleSlash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { TurnedAway } from '../../session/turned-away.ts';
import { redirectReason } from '../redirect-reason.ts';
import { Bar } from './bar.tsx';

/** A bar that explains why the user was redirected from a page. It can be dismissed. */
export default function RedirectBar({ away }: { away: TurnedAway }) {
  const texts = useTexts();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <Bar
      tone="info"
      icon={<CircleSlash2 size={14} aria-hidden />}
      end={{ label: texts.t('Dismiss'), act: () => setRead(true) }}
    >
      {redirectReason(texts, away)}
    </Bar>
  );
}
