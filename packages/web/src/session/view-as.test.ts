import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLogin } from './login-store.ts';
import { narrowed, type ViewAs, viewAsStore } from './view-as.ts';

const support: ViewAs = {
  roleName: 'Support',
  userTypeId: 'Walee',
  permissions: { Reports: { viewAll: true } },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => viewAsStore.stop());

test('the role is kept for this tab, until one stops', async () => {
  viewAsStore.start(support);
  vi.resetModules();
  const again = await import('./view-as.ts');
  expect(again.viewAsStore.current()).toEqual(support);
  viewAsStore.stop();
  expect(viewAsStore.current()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test('leaving ends it', () => {
  viewAsStore.start(support);
  forgetLogin();
  expect(viewAsStore.current()).toBeUndefined();
});

test.each(['{', '7', '{"roleName":"x"}', '{"roleName":"x","userTypeId":"y","permissions":null}'])(
  'what is broken is no role: %s',
  async (kept) => {
    sessionStorage.setItem('daftar.view-as', kept);
    vi.resetModules();
    const { viewAsStore: store } = await import('./view-as.ts');
    expect(store.current()).toBeUndefined();
  },
);

test('a flag counts when oneself and the role hold it', () => {
  const own = { Reports: { viewAll: true, generateReport: false }, Users: { viewAll: true } };
  const role = { Reports: { viewAll: true, generateReport: true }, Roles: { viewAll: true }, Users: {} };
  expect(narrowed(own, role)).toEqual({
    Reports: { viewAll: true, generateReport: false },
    Roles: { viewAll: false },
    Users: {},
  });
  expect(narrowed({}, { constructor: { name: true } })).toEqual({ constructor: { name: false } });
});
