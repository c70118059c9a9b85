import { beforeEach, expect, test } from 'vitest';
import { previousPlace, recordNavigation } from './previous-locations.ts';

const place = (pathname: string, search: object = {}) => ({ pathname, search });

function walk(...steps: ReturnType<typeof place>[]) {
  steps.forEach((step, index) => {
    recordNavigation(steps[index - 1], step);
  });
}

beforeEach(() => recordNavigation(place('/x'), place('/login')));

test('Back leads to the previous page with its filters', () => {
  walk(place('/merchants', { page: 2 }), place('/merchants/keys/1'));
  expect(previousPlace('/merchants/keys/1', '/merchants')).toEqual(place('/merchants', { page: 2 }));
});

test('Back can be used twice in a row', () => {
  walk(
    place('/merchants'),
    place('/merchants/keys/1'),
    place('/merchants/form/1'),
    place('/merchants/keys/1'),
  );
  expect(previousPlace('/merchants/keys/1', '/services').pathname).toBe('/merchants');
});

test('only the last three pages are remembered', () => {
  walk(...['/a', '/b', '/c', '/d', '/e'].map((path) => place(path)));
  walk(place('/e'), place('/d'), place('/c'), place('/b'));
  expect(previousPlace('/b', '/merchants').pathname).toBe('/merchants');
});

test('login clears the remembered pages, and redirecting pages are not remembered', () => {
  walk(place('/login'), place('/'), place('/merchants'));
  expect(previousPlace('/merchants', '/services').pathname).toBe('/services');
});
