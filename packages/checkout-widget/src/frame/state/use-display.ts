import { useEffect, useState } from 'react';
import type { DisplayOptions } from '../../protocol.ts';
import { applyDisplay } from '../display/apply-display.ts';
import { resolveDisplay } from '../display/display.ts';
import type { LocaleValue } from '../i18n/locale-context.ts';
import { loadMessages } from '../i18n/translate.ts';
import type { Shop } from '../shop/shop.ts';

/**
 * Returns the current options and the loaded language. Without a language in the options, it is `language`, otherwise the
 * browser's. The previous language is shown while another one loads.
 */
export function useDisplay(shop: Shop, language?: string) {
  const [options, setOptions] = useState(shop.options);
  const [locale, setLocale] = useState<LocaleValue>();

  useEffect(() => shop.onUpdate(setOptions), [shop]);

  useEffect(() => {
    let current = true;
    const display = resolveDisplay(options, [language ?? '', ...navigator.languages]);
    const show = (messages: LocaleValue['messages']) => {
      if (!current) return;
      const refused = applyDisplay(document.documentElement, display, options.appearance ?? {});
      setLocale({ ...display, messages });
      if (refused.length === 0) return;
      const message = `Unreadable colours are not used: ${refused.join(', ')}`;
      shop.emit('error', { code: 'appearance', message, retryable: false, supportCode: '' });
    };
    // If the texts fail to load, show English.
    loadMessages(display.locale).then(show, () => show({}));
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const retheme = () => applyDisplay(document.documentElement, display, options.appearance ?? {});
    dark.addEventListener('change', retheme);
    return () => {
      current = false;
      dark.removeEventListener('change', retheme);
    };
  }, [options, shop, language]);

  const choose = (part: DisplayOptions) => setOptions((now) => ({ ...now, ...part }));
  return { options, locale, choose };
}
