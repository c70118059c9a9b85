import { startApp } from '../app.tsx';
import { transport } from '../session/api.ts';
import { fixtures } from './fixtures.ts';

transport.fetch = (input, init) => fixtures.fetch(input, init);
window.history.replaceState(null, '', new URLSearchParams(window.location.search).get('at') ?? '/');
void startApp();
