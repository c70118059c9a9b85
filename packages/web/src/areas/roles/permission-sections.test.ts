import { expect, test } from 'vitest';
import { permissionSections, withFlags } from './permission-sections.ts';

test('owner-only sections are hidden from others', () => {
  const groups = (owner: boolean) => permissionSections({}, owner).map(({ group }) => group);
  expect(groups(true)).toContain('Settlements');
  expect(groups(false)).not.toContain('Settlements');
  expect(groups(false)).toContain('Users');
});

test('flags that the caller lacks are told', () => {
  const [dashboard] = permissionSections({ Dashboard: { viewAll: true } }, true);
  expect(dashboard?.flags.map(({ lacking }) => lacking)).toEqual([false, true]);
});

test('a change keeps flags that nobody knows', () => {
  const held = { Users: { viewAll: true, fly: true }, Moon: { land: true } };
  expect(withFlags(held, 'Users', ['viewAll', 'addUsers'], false)).toEqual({
    Users: { viewAll: false, addUsers: false, fly: true },
    Moon: { land: true },
  });
});
