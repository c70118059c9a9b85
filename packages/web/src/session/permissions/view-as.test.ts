import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetLogin } from '../login/login-store.ts';
import { narrowed, type ViewAs, viewAsStore } from './view-as.ts';

const support: ViewAs = {
  roleName: 'Support',
  userTypeId: 'Walee',
  permissions: { Reports: { viewAll: true } },
};

beforeEach(() => sessionStorage.clear());
afterEach(() => viewAsStore.stop());

test('the viewed role survives a reload of the tab until it is stopped', async () => {
  viewAsStore.start(support);
  vi.resetModules();
  const again = await import('./view-as.ts');
  expect(again.viewAsStore.current()).toEqual(support);
  viewAsStore.stop();
  expect(viewAsStore.current()).toBeUndefined();
  expect(sessionStorage.length).toBe(0);
});

test('logout ends the role view', () => {
  viewAsStore.start(support);
  forgetLogin();
  expect(viewAsStore.current()).toBeUndefined();
});

test.each(['{', '7', '{"roleName":"x"}', '{"roleName":"x","userTypeId":"y","permissions":null}'])(
  'the malformed stored role %s is ignored',
  async (kept) => {
    sessionStorage.setItem('daftar.view-as', kept);
    vi.resetModules();
    const { viewAsStore: store } = await import('./view-as.ts');
    expect(store.current()).toBeUndefined();
  },
);

test('narrowed keeps only permissions that both the user and the role have', () => {
  const own = { Reports: { viewAll: true, generateReport: false }, Users: { viewAll: true } };
  const role = { Reports: { viewAll: true, generateReport: true }, Roles: { viewAll: true }, Users: {} };
  expect(narrowed(own, role)).toEqual({
    Reports: { viewAll: true, generateReport: false },
    Roles: { viewAll: false },
    Users: {},
  });
  expect(narrowed({}, { constructor: { name: true } })).toEqual({ constructor: { name: false } });
});
