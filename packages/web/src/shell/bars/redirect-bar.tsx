import { CircleSlash2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { RedirectReason } from '../../session/permissions/redirect-reason.ts';
import { redirectText } from '../redirect-text.ts';
import { Bar } from './bar.tsx';

/** A bar that explains why the user was redirected from a page. It can be dismissed. */
export default function RedirectBar({ reason }: { reason: RedirectReason }) {
  const texts = useTexts();
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <Bar
      tone="info"
      icon={<CircleSlash2 size={14} aria-hidden />}
      end={{ label: texts.t('Dismiss'), act: () => setRead(true) }}
    >
      {redirectText(texts, reason)}
    </Bar>
  );
}
