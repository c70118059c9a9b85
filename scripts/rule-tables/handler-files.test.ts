import { expect, test } from 'vitest';
import { handlerFiles } from './handler-files.ts';

const file = 'areas/merchants/writes.ts';
const code = `import { addBalance } from './add-balance.ts';
import { findMerchant } from './store.ts';
import { rename } from './names/rename.ts';

const writes: Writes = {
  addMerchantBalance: async ({ db }) => {
    const row = await findMerchant(db);
    await addBalance(db, row);
  },

  editMerchant: ({ db }) => rename(db),
};
export const handlers = { writes, ownTransactions: { renameLater: rename(1) } };
`;

test('names the file with the handler, then the files of its folder or below it that the handler uses', () => {
  expect(handlerFiles(file, code, 'addMerchantBalance')).toEqual([file, 'areas/merchants/add-balance.ts']);
  expect(handlerFiles(file, code, 'editMerchant')).toEqual([file, 'areas/merchants/names/rename.ts']);
});

test('finds a handler on the same line as its map', () => {
  expect(handlerFiles(file, code, 'renameLater')).toEqual([file, 'areas/merchants/names/rename.ts']);
});

test('names no file where the module has no handler of the operation', () => {
  expect(handlerFiles(file, code, 'deleteMerchant')).toEqual([]);
});

test('takes an import with the name of the operation for no handler', () => {
  const reports =
    "import {\n  listSettlements,\n} from './public.ts';\n\nconst reads = { reportSettlements: () => listSettlements() };\n";
  expect(handlerFiles('areas/reports/handlers.ts', reports, 'listSettlements')).toEqual([]);
});
