import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readPageAddress } from './page-address.ts';
import { sdkApi } from './sdk-api.ts';
import { connectToShop } from './shop/embedded-shop.ts';
import { hostedShop } from './shop/hosted-shop.ts';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/screens.css';

const { sessionId, embedded } = readPageAddress(location.pathname, window.parent !== window);
const shop = embedded ? await connectToShop(window, location.hash.slice(1)) : hostedShop(window);
const api = sessionId ? sdkApi(sessionId) : undefined;
const root = document.getElementById('root');
if (root) createRoot(root).render(<App shop={shop} api={api} />);
