import { FlaskConical } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Bar } from './bar.tsx';

/** A bar that says that the server uses the payment providers' sandboxes, also on paper. */
export function SandboxBar() {
  const { t } = useTexts();
  return (
    <aside aria-label={t('Sandbox')}>
      <Bar tone="caution" icon={<FlaskConical size={14} aria-hidden />}>
        {t('Sandbox: no real money moves here')}
      </Bar>
    </aside>
  );
}
