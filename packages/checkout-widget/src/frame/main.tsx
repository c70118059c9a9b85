import { createCheckoutClient } from '@daftar/sdk/checkout';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readPageAddress } from './page-address.ts';
import { ProblemPage } from './screens/problem-page.tsx';
import { sdkApi } from './sdk-api.ts';
import { servedProblem } from './served-problem.ts';
import { connectToShop } from './shop/embedded-shop.ts';
import { hostedShop } from './shop/hosted-shop.ts';
import { readStartData } from './start-data.ts';
import { startFetch } from './start-fetch.ts';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/tiles.css';
import './styles/screens.css';
import './styles/loading.css';
import './styles/overlays.css';
import './styles/receipt.css';
import './styles/wide.css';

const { page, id, embedded } = readPageAddress(location.pathname, window.parent !== window);
const start = readStartData(document);
const problem = servedProblem(document);
const shop = embedded
  ? await connectToShop(window, location.hash.slice(1), start.origins)
  : hostedShop(window, problem?.language);
const root = document.getElementById('root');
const title = page === 'receipt' ? 'Receipt' : 'Checkout';
if (root)
  createRoot(root).render(
    <App
      shop={shop}
      api={sessionApi()}
      page={await otherPage()}
      title={title}
      language={start.session?.locale}
    />,
  );

function sessionApi() {
  if (page !== 'session' || !id) return undefined;
  const fetch = startFetch(start, window.fetch);
  return sdkApi(id, createCheckoutClient({ baseUrl: location.origin, fetch }));
}

/** Returns the content of a page that does not show a session; undefined for the checkout itself. */
async function otherPage(): Promise<ReactNode> {
  if (problem) return <ProblemPage problem={problem} {...problem} />;
  if (page === 'link' && id) {
    const [{ LinkPage }, { linkApi }] = await Promise.all([
      import('./link/link-page.tsx'),
      import('./link/link-api.ts'),
    ]);
    return <LinkPage id={id} api={linkApi(id)} go={(address) => location.assign(address)} />;
  }
  if (page === 'receipt' && id) {
    const { ReceiptPage } = await import('./receipt/receipt-page.tsx');
    return <ReceiptPage id={id} />;
  }
  return undefined;
}
