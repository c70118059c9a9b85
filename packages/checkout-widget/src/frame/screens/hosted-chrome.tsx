import names from '@daftar/words/languages.json' with { type: 'json' };
import type { ReactNode } from 'react';
import type { Locale } from '../../protocol.ts';
import { useLocale } from '../i18n/locale-context.ts';

interface HostedChromeProps {
  locale: Locale;
  onLocale: (locale: Locale) => void;
  children: ReactNode;
}

const languages = Object.entries(names) as [Locale, string][];

/** The layout of the hosted page around the checkout: one column and a language picker. */
export function HostedChrome({ locale, onLocale, children }: HostedChromeProps) {
  const { t } = useLocale();
  return (
    <>
      <main className="card">{children}</main>
      <nav className="languages" aria-label={t('Language')}>
        {languages.map(([code, name]) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-current={code === locale ? 'true' : undefined}
            onClick={() => onLocale(code)}
          >
            {name}
          </button>
        ))}
      </nav>
    </>
  );
}
