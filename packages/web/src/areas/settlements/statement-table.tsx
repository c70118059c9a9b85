import { Table } from '@chakra-ui/react/table';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormulaLine } from '../../kit/ui/cells/formula-line.tsx';
import { MoneyCell } from '../../kit/ui/cells/money-cell.tsx';
import type { StatementLine } from './statement-lines.ts';

/** The lines of a settlement's statement, each with its formula below its name. */
export function StatementTable({ lines }: { lines: readonly StatementLine[] }) {
  const { t } = useTexts();
  return (
    <Table.Root size="sm" css={{ '& tr': { bg: 'transparent' }, '& :is(th, td):first-of-type': { ps: '0' } }}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col" textStyle="xs" color="fg.muted">
            {t('Description')}
          </Table.ColumnHeader>
          <Table.ColumnHeader scope="col" textStyle="xs" color="fg.muted" textAlign="right" paddingInline="0">
            {t('Amount')}
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {lines.map(({ id, label, amount, currency, formula, strong }) => (
          <Table.Row key={id} fontWeight={strong ? 'semibold' : undefined} _print={{ breakInside: 'avoid' }}>
            <Table.ColumnHeader scope="row" fontWeight="inherit" color="fg">
              {t(label)}
              {formula && <FormulaLine formula={formula} />}
            </Table.ColumnHeader>
            <Table.Cell textAlign="right" paddingInline="0" verticalAlign="baseline" whiteSpace="nowrap">
              <MoneyCell value={amount} currency={currency} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
