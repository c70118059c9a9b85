import { expect, test } from 'vitest';
import { otherRoutes, pages } from '../pages.ts';
import { router } from './router.ts';

const routes = Object.keys(router.routesByPath);

test('every route is in the registry of pages, and no other', () => {
  const registered = [...new Set([...pages.map(({ route }) => route), ...otherRoutes])];
  expect(registered.sort()).toEqual([...routes].sort());
});

test('pages have unique names, and a record exactly if the route has a parameter', () => {
  const names = pages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const wrong = pages.filter(({ route, record }) => route.includes('$') !== (record !== undefined));
  expect(wrong).toEqual([]);
});
