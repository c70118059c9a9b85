import { beforeEach, expect, test } from 'vitest';
import { noteMove, placeBefore } from './previous-locations.ts';

const place = (pathname: string, search: object = {}) => ({ pathname, search });

function walk(...steps: ReturnType<typeof place>[]) {
  steps.forEach((step, index) => {
    noteMove(steps[index - 1], step);
  });
}

beforeEach(() => noteMove(place('/x'), place('/login')));

test('back leads where one came from, filters and all', () => {
  walk(place('/merchants', { page: 2 }), place('/merchants/keys/1'));
  expect(placeBefore('/merchants/keys/1', '/merchants')).toEqual(place('/merchants', { page: 2 }));
});

test('going back twice goes back twice', () => {
  walk(
    place('/merchants'),
    place('/merchants/keys/1'),
    place('/merchants/form/1'),
    place('/merchants/keys/1'),
  );
  expect(placeBefore('/merchants/keys/1', '/services').pathname).toBe('/merchants');
});

test('three places are kept', () => {
  walk(...['/a', '/b', '/c', '/d', '/e'].map((path) => place(path)));
  walk(place('/e'), place('/d'), place('/c'), place('/b'));
  expect(placeBefore('/b', '/merchants').pathname).toBe('/merchants');
});

test('a login starts afresh, and pages that lead on are no places', () => {
  walk(place('/login'), place('/'), place('/merchants'));
  expect(placeBefore('/merchants', '/services').pathname).toBe('/services');
});
