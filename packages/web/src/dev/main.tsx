import { transport } from '../api/api.ts';
import { startApp } from '../app.tsx';
import { fixtures } from './fixtures.ts';

transport.fetch = (input, init) => fixtures.fetch(input, init);
const asked = new URLSearchParams(window.location.search);
if (asked.has('gallery')) {
  const { startGallery } = await import('./gallery/start-gallery.tsx');
  await startGallery();
} else {
  window.history.replaceState(null, '', asked.get('at') ?? '/');
  void startApp();
}
