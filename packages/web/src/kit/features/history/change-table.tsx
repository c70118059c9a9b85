import { Box } from '@chakra-ui/react/box';
import { Table } from '@chakra-ui/react/table';
import { ArrowRight } from 'lucide-react';
import { pathWords } from '../../../i18n/field-words.ts';
import type { Shown } from '../../../i18n/shown.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ChangedValue, type ValueForm } from './changed-value.tsx';
import type { FieldChange } from './field-changes.ts';
import { type Currencies, fieldCurrency } from './field-currency.ts';

type Props = {
  readonly changes: readonly FieldChange[];
  /** Describes the change; used as the table's accessible name. */
  readonly of: Shown;
  /** The record's currency before and after the change. */
  readonly currencies: Currencies;
  /** Whether the record existed before the change. */
  readonly hadBefore: boolean;
};

/** Matches the names of money fields, which are formatted with thousands separators. */
const money = /amount|revenue|price|charges|balance/i;
/** Fields that hold a percentage. */
const percents: ReadonlySet<string> = new Set([
  'tax',
  'remittanceChargesPercentage',
  'sbpCharges',
  'serviceSalesTax',
  'waleeCommission',
  'withHoldingCharges',
]);

/** Returns the format of a field's values. */
function formOf(path: readonly string[]): ValueForm {
  const name = path.at(-1) ?? '';
  if (percents.has(name)) return 'percent';
  if (name === 'takenFrom') return 'source';
  if (name === 'payoutType' || name === 'paymentMethod') return name;
  return money.test(name) ? 'amount' : 'plain';
}

const lines = {
  '& :is(th, td)': {
    paddingBlock: '1.5',
    borderBottomWidth: '0',
    textAlign: 'start',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontWeight: 'normal',
  },
  // In a narrow table, only values break inside words; names of fields break between words.
  '& th': { overflowWrap: 'break-word' },
  // Rows are flex boxes, so that the arrow follows the value before at once. Some browsers then drop the roles of a table's
  // elements, so the table states them.
  '&, & tbody': { display: 'block' },
  '& tbody': { paddingBlock: '1' },
  '& tbody tr': { display: 'flex', bg: 'transparent' },
  '& tbody th': { flex: { base: '0 0 36%', sm: '0 0 200px' } },
  '& td': { minWidth: '0' },
  '& td:has(+ td)': { flexShrink: 0, maxWidth: { base: '30%', sm: '40%' } },
  '& td + td': { paddingInlineStart: '0' },
};

/** The arrow between the values before and after a change. */
const Arrow = () => (
  <Box as="span" className="points" color="fg.subtle" display="inline-flex" marginEnd="3">
    <ArrowRight size={14} aria-hidden />
  </Box>
);

/** A table of changed fields: before → after; a new record has no values before. Its heads are for screen readers. */
export function ChangeTable({ changes, of, hadBefore, currencies }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const facts = Object.fromEntries(changes.map(({ path, after }) => [path.join('.'), after]));
  const currencyOf = (path: readonly string[], side: keyof Currencies) =>
    fieldCurrency(path.at(-1) ?? '', facts, currencies[side]);
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" overflow="hidden">
      <Table.Root role="table" size="sm" aria-label={of} textStyle="grid" bg="transparent" css={lines}>
        <Table.Header role="rowgroup" className="visually-hidden">
          <Table.Row role="row">
            <Table.ColumnHeader role="columnheader">{t('Field')}</Table.ColumnHeader>
            {hadBefore && <Table.ColumnHeader role="columnheader">{t('Before')}</Table.ColumnHeader>}
            <Table.ColumnHeader role="columnheader">{t(hadBefore ? 'After' : 'Value')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {changes.map(({ path, before, after }) => (
            <Table.Row key={path.join('.')} role="row">
              <Table.Cell asChild role="rowheader" color="fg.muted">
                <th scope="row">{pathWords(path, texts)}</th>
              </Table.Cell>
              {hadBefore && (
                <Table.Cell role="cell" color="fg.muted">
                  <ChangedValue value={before} form={formOf(path)} currency={currencyOf(path, 'before')} />
                </Table.Cell>
              )}
              <Table.Cell role="cell">
                {hadBefore && <Arrow />}
                <ChangedValue value={after} form={formOf(path)} currency={currencyOf(path, 'after')} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
