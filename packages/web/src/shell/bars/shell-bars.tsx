import { CloudOff, Eye } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Session } from '../../session/permissions/use-session.ts';
import { viewAsStore } from '../../session/permissions/view-as.ts';
import { Bar } from './bar.tsx';
import { RedirectNotice } from './redirect-notice.tsx';
import { useOnline } from './use-online.ts';

/** The bars above the page: offline, viewing as another role, redirected from a forbidden page. */
export function ShellBars({ viewing }: Pick<Session, 'viewing'>) {
  const { t } = useTexts();
  const online = useOnline();
  return (
    <div role="status" className="no-print">
      {!online && (
        <Bar tone="negative" icon={<CloudOff size={14} aria-hidden />}>
          {t('You are offline. What you see may be out of date, and nothing can be saved.')}
        </Bar>
      )}
      {viewing && (
        <Bar
          tone="info"
          icon={<Eye size={14} aria-hidden />}
          end={{ label: t('Stop viewing as'), act: viewAsStore.stop }}
        >
          {t('You view as {{role}}. Nothing can be changed.', { role: viewing.roleName })}
        </Bar>
      )}
      <RedirectNotice role={viewing?.roleName} />
    </div>
  );
}
