import { expect, test } from 'vitest';
import { router } from '../router.ts';
import { areas } from './all.ts';
import type { AreaDemo } from './demo.ts';

const modules = import.meta.glob<{ demo: AreaDemo }>('./*/demo.ts', { eager: true });
const pages = Object.values(modules).flatMap(({ demo }) => demo.pages);
const routes = Object.keys(router.routesByPath);
/** Routes that show no page of their own to signed-in users; their tests are written by hand. */
const otherRoutes = ['/', '/login', '/logout'];
const entries = areas.flatMap((area) => area.entries ?? []);
const items = entries.flatMap((entry) => entry.items ?? [entry]);

test('every route is a page of an area’s demo, and no other', () => {
  const shown = [...new Set([...pages.map(({ route }) => route), ...otherRoutes])];
  expect(shown.sort()).toEqual([...routes].sort());
});

test('pages have unique names, and a record exactly if the route has a parameter', () => {
  const names = pages.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const wrong = pages.filter(({ route, record }) => route.includes('$') !== (record !== undefined));
  expect(wrong).toEqual([]);
});

test('every menu entry opens a route, and every marked or guarding entry exists', () => {
  const paths = items.map(({ path = '' }) => path);
  expect(paths.filter((path) => !routes.includes(path.split('?', 1)[0] ?? ''))).toEqual([]);
  const marked = areas.flatMap(({ marks = {} }) => Object.values(marks));
  expect(marked.filter((path) => !paths.includes(path))).toEqual([]);
  const guards = areas.flatMap(({ guardedBy = {} }) => Object.values(guardedBy));
  const folders = paths.map((path) => path.split('?', 1)[0]);
  expect(guards.filter((path) => !folders.includes(path))).toEqual([]);
});

test('entries of a menu have places and letters of their own, and those of the side menu an icon', () => {
  const places = entries.map(({ menu }) => menu.join(' '));
  expect(new Set(places).size).toBe(places.length);
  const letters = items.flatMap(({ key = [] }) => key);
  expect(new Set(letters).size).toBe(letters.length);
  const side = entries.filter(({ menu }) => menu[0] === 'side').flatMap((entry) => entry.items ?? [entry]);
  expect(side.filter(({ icon }) => !icon)).toEqual([]);
});

test('every form that creates a record has a creation', () => {
  const forms = routes.filter((route) => route.endsWith('/form/$id'));
  const created = areas.flatMap(({ creates = [] }) => creates).map(({ path }) => path);
  expect(created.sort()).toEqual(forms.map((route) => route.replace('$id', 'new')).sort());
});
