import { Table } from '@chakra-ui/react/table';
import { Text as Words } from '@chakra-ui/react/text';
import {
  formatDecimal,
  formulaText,
  type LoanCharge,
  type LoanSplit,
  loanAccountCurrency,
  loanCharges,
  type Money,
  negateMoney,
  normaliseNumberText,
  toDecimalString,
} from '@daftar/domain';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { FormulaLine } from '../../kit/ui/cells/formula-line.tsx';
import { moneyText } from '../../kit/ui/cells/money-cell.tsx';
import { PercentCell } from '../../kit/ui/cells/percent-cell.tsx';
import type { Split } from './loan-split.ts';

export const chargeLabels = {
  waleeCommission: '{{provider}} Commission',
  sbpCharges: 'SBP Charges',
  serviceSalesTax: 'Service Sales Tax',
  withHoldingCharges: 'Withholding Charges',
} as const satisfies Record<LoanCharge, Text>;

type Line = {
  readonly id: string;
  readonly label: Text;
  readonly amountOf: (split: LoanSplit) => Money;
  readonly rate?: string;
  readonly strong?: boolean;
};

const linesOf = ({ rates }: Split): readonly Line[] => [
  { id: 'total', label: 'Total Amount', amountOf: ({ total }) => total },
  ...loanCharges.map((charge) => ({
    id: charge,
    label: chargeLabels[charge],
    rate: rates[charge],
    amountOf: ({ charges }: LoanSplit) => negateMoney(charges[charge]),
  })),
  { id: 'deducted', label: 'Deductions', amountOf: ({ deducted }) => negateMoney(deducted) },
  { id: 'billed', label: 'Billed Amount', amountOf: ({ billed }) => billed, strong: true },
];

function Amount({ money }: { money: Money | undefined }) {
  const { language } = useTexts();
  if (!money) return <span className="muted">–</span>;
  return <span className="figure ltr">{moneyText(toDecimalString(money), money.currency, language)}</span>;
}

/** The formula of the billed amount: '9,600 × 281.5 = 2,702,400'. */
function Formula({ split: { billing } }: { split: Split }) {
  const { language, numerals } = useTexts();
  if (!billing || billing.operators.length === 0) return null;
  return <FormulaLine formula={formulaText(billing, (value) => formatDecimal(value, language, numerals))} />;
}

/** How a transaction is split: the amount of each deduction, in both currencies for a deposit in dollars. */
export function SplitTable({ split }: { split: Split }) {
  const { t } = useTexts();
  const { own, inAccount } = split;
  const columns =
    own.total.currency === loanAccountCurrency
      ? [{ currency: loanAccountCurrency, of: inAccount }]
      : both(split);
  const end = { textAlign: 'right', paddingInline: '0', paddingInlineStart: '3' } as const;
  return (
    <Table.Root size="sm" textStyle="grid" css={{ '& tr': { bg: 'transparent' } }}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col" textStyle="xs" color="fg.muted" paddingInlineStart="0">
            {t('Description')}
          </Table.ColumnHeader>
          {columns.map(({ currency }) => (
            <Table.ColumnHeader key={currency} scope="col" textStyle="xs" color="fg.muted" {...end}>
              {currency}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {linesOf(split).map(({ id, label, rate, amountOf, strong }) => (
          <Table.Row key={id} fontWeight={strong ? 'semibold' : undefined}>
            <Table.ColumnHeader scope="row" fontWeight="inherit" color="fg" paddingInlineStart="0">
              {t(label)}{' '}
              {rate !== undefined && (
                <Words as="span" ms="0.5" textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                  <span className="ltr">
                    <PercentCell value={Number(normaliseNumberText(rate))} />
                  </span>
                </Words>
              )}
              {strong && <Formula split={split} />}
            </Table.ColumnHeader>
            {columns.map(({ currency, of }) => (
              <Table.Cell key={currency} verticalAlign="baseline" whiteSpace="nowrap" {...end}>
                <Amount money={of && amountOf(of)} />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const both = ({ own, inAccount }: Split) => [
  { currency: own.total.currency, of: own },
  { currency: loanAccountCurrency, of: inAccount },
];
