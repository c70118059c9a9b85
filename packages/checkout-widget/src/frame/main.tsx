import { createDaftar } from '@daftar/sdk';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readPageAddress } from './page-address.ts';
import { sdkApi } from './sdk-api.ts';
import { connectToShop } from './shop/embedded-shop.ts';
import { hostedShop } from './shop/hosted-shop.ts';
import { readStartData } from './start-data.ts';
import { startFetch } from './start-fetch.ts';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/screens.css';

const { sessionId, embedded } = readPageAddress(location.pathname, window.parent !== window);
const start = readStartData(document);
const fetch = startFetch(start, window.fetch);
const shop = embedded
  ? await connectToShop(window, location.hash.slice(1), start.origins)
  : hostedShop(window);
const api = sessionId ? sdkApi(sessionId, createDaftar({ baseUrl: location.origin, fetch })) : undefined;
const root = document.getElementById('root');
if (root) createRoot(root).render(<App shop={shop} api={api} />);
