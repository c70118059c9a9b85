import { expect, test } from 'vitest';
import { permissionSections, withFlags } from './permission-sections.ts';

test('permissionSections shows owner-only groups only to the platform owner', () => {
  const groups = (owner: boolean) => permissionSections({}, owner).map(({ group }) => group);
  expect(groups(true)).toContain('Settlements');
  expect(groups(false)).not.toContain('Settlements');
  expect(groups(false)).toContain('Users');
});

test('permissionSections marks the flags that the caller lacks', () => {
  const [dashboard] = permissionSections({ Dashboard: { viewAll: true } }, true);
  expect(dashboard?.flags.map(({ callerLacks }) => callerLacks)).toEqual([false, true]);
});

test('withFlags keeps unknown flags and groups', () => {
  const permissions = { Users: { viewAll: true, fly: true }, Moon: { land: true } };
  expect(withFlags(permissions, 'Users', ['viewAll', 'addUsers'], false)).toEqual({
    Users: { viewAll: false, addUsers: false, fly: true },
    Moon: { land: true },
  });
});
