import { useEffect, useState } from 'react';
import { useLocale } from '../i18n/locale-context.ts';
import { Icon } from './icon.tsx';

/** A notice that is shown while the browser has no connection. */
export function OfflineNotice() {
  const { t } = useLocale();
  const [offline, setOffline] = useState(() => !navigator.onLine);
  useEffect(() => {
    const changed = () => setOffline(!navigator.onLine);
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  }, []);
  return (
    <div role="status">
      {offline && (
        <p className="offline">
          <Icon name="offline" size={18} />
          {t('You are offline. This page goes on as soon as you are connected.')}
        </p>
      )}
    </div>
  );
}
