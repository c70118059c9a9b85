import { expect, test } from 'vitest';
import { type Command, filterCommands } from './command.ts';

const command = (id: string, label: string): Command => ({
  id,
  group: 'Go to',
  label: label as Command['label'],
  words: id,
  icon: null,
  run: () => undefined,
});
const commands = [
  command('Settlement', 'التسويات'),
  command('Merchants', 'التجار'),
  command('Roles', 'الأدوار'),
];

test.each([
  ['الادوار', ['Roles']],
  ['\u200fالتسويات ', ['Settlement']],
  ['  MERCH ', ['Merchants']],
  ['', ['Settlement', 'Merchants', 'Roles']],
  ['ادوار roles', ['Roles']],
])('filterCommands finds by %j', (typed, ids) => {
  expect(filterCommands(commands, typed).map(({ id }) => id)).toEqual(ids);
});
