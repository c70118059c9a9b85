import { type ReactNode, useEffect } from 'react';
import type { Locale } from '../protocol.ts';
import type { CheckoutApi } from './api.ts';
import { CheckoutView } from './checkout-view.tsx';
import { keepLanguage } from './display/page-language.ts';
import { LocaleContext } from './i18n/locale-context.ts';
import type { Text } from './i18n/text.ts';
import { translate } from './i18n/translate.ts';
import { OfflineNotice } from './parts/offline-notice.tsx';
import { HostedChrome } from './screens/hosted-chrome.tsx';
import { ProblemPage } from './screens/problem-page.tsx';
import type { Shop } from './shop/shop.ts';
import { useDisplay } from './state/use-display.ts';
import { useHeight } from './state/use-height.ts';

interface AppProps {
  shop: Shop;
  /** Undefined when the address contains no session id. */
  api: CheckoutApi | undefined;
  /**
   * Content that replaces the checkout: a payment link's page, a receipt, or a problem that the server wrote into the page.
   */
  page?: ReactNode;
  /** The name of the page in the browser's tab and history. */
  title?: Text;
  /** The session's language, unless the customer or the shop's page chooses another. */
  language?: string | undefined;
}

const noSession = { message: 'Session ID not provided', retryable: false };

export function App({ shop, api, page, title = 'Checkout', language }: AppProps) {
  const { options, locale, choose } = useDisplay(shop, language);
  useEffect(() => {
    if (locale) document.title = translate(locale.messages, title);
  }, [locale, title]);
  const column = useHeight(shop);
  if (!locale) return null;
  const checkout = api ? (
    <CheckoutView shop={shop} api={api} options={options} />
  ) : (
    <ProblemPage problem={noSession} />
  );
  const content = (
    <>
      <OfflineNotice />
      {page ?? checkout}
    </>
  );
  const onLocale = (next: Locale) => {
    choose({ locale: next });
    keepLanguage(next);
  };
  return (
    <LocaleContext.Provider value={locale}>
      <div ref={column} className={shop.embedded ? 'embedded' : 'hosted'}>
        {shop.embedded ? (
          // Not a `main` element, because the shop's page around the frame has its own.
          <section className="card">{content}</section>
        ) : (
          <HostedChrome locale={locale.locale} onLocale={onLocale}>
            {content}
          </HostedChrome>
        )}
      </div>
    </LocaleContext.Provider>
  );
}
