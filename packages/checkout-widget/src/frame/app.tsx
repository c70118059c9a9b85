import type { CheckoutApi } from './api.ts';
import { CheckoutView } from './checkout-view.tsx';
import { LocaleContext } from './i18n/locale-context.ts';
import { HostedChrome } from './screens/hosted-chrome.tsx';
import { ProblemScreen } from './screens/problem-screen.tsx';
import { Title } from './screens/title.tsx';
import type { Shop } from './shop/shop.ts';
import { useDisplay } from './state/use-display.ts';
import { useHeight } from './state/use-height.ts';

interface AppProps {
  shop: Shop;
  /** Undefined when the address contains no session id. */
  api: CheckoutApi | undefined;
}

const noSession = { message: 'Session ID not provided', retryable: false };

export function App({ shop, api }: AppProps) {
  const { options, locale, choose } = useDisplay(shop);
  const column = useHeight(shop);
  if (!locale) return null;
  const content = api ? (
    <CheckoutView shop={shop} api={api} options={options} />
  ) : (
    <>
      <Title />
      <ProblemScreen problem={noSession} />
    </>
  );
  return (
    <LocaleContext.Provider value={locale}>
      <div ref={column} className={shop.embedded ? 'embedded' : 'hosted'}>
        {shop.embedded ? (
          // Not `main`: the shop's page around the frame has its own.
          <section className="card">{content}</section>
        ) : (
          <HostedChrome locale={locale.locale} onLocale={(next) => choose({ locale: next })}>
            {content}
          </HostedChrome>
        )}
      </div>
    </LocaleContext.Provider>
  );
}
