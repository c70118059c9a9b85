import { Code } from '@chakra-ui/react/code';
import { Grid } from '@chakra-ui/react/grid';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Text as Line } from '@chakra-ui/react/text';
import { plainHeaders, plainKinds, type SettlementColumn, settlementColumns } from '@daftar/domain';
import { FileDown } from 'lucide-react';
import { Fragment } from 'react';
import type { Text } from '../../i18n/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { startDownload } from '../../kit/records/actions/start-download.ts';
import { FormSection } from '../../kit/ui/page/form-section.tsx';
import { ActionButton } from '../../kit/ui/parts/action-button.tsx';
import { sampleCsv } from './sample-csv.ts';
import type { Shape } from './shape.ts';

/** Downloads a sample of a settlement file. */
function downloadSample(shape: Shape | undefined): void {
  const href = URL.createObjectURL(new Blob([sampleCsv(shape)], { type: 'text/csv;charset=utf-8' }));
  startDownload({ href, download: `settlement-sample${shape ? `-${shape.provider}` : ''}.csv` });
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

const meanings: Readonly<Record<SettlementColumn, Text>> = {
  kind: 'Whether the row is a payment or a refund',
  reference: '{{provider}}’s number for the payment or refund',
  providerReference: 'The payment provider’s number; one of the two numbers is enough',
  amount: 'The amount, with decimals',
  currency: 'The currency’s code, such as EGP',
};

/** Names, each formatted as code. */
const Names = ({ of }: { of: readonly string[] }) => (
  <HStack gap="1" wrap="wrap">
    {of.map((name) => (
      <Code key={name} size="sm" dir="ltr">
        {name}
      </Code>
    ))}
  </HStack>
);

type ColumnProps = { readonly column: SettlementColumn; readonly shape: Shape | undefined };

/** A column: its content and its possible names; for the type column also the words for each kind. */
function Column({ column, shape }: ColumnProps) {
  const { t } = useTexts();
  const { minorAmount, currency } = shape ?? {};
  const names = shape?.columns.find((one) => one.column === column)?.names ?? plainHeaders[column];
  const kinds = [
    { word: 'Payments', names: shape?.payment ?? plainKinds.payment },
    { word: 'Refunds', names: shape?.refund ?? plainKinds.refund },
  ] as const;
  return (
    <Stack as="li" gap="1">
      <Names of={names} />
      <Line color="fg.muted" textStyle="xs">
        {t(meanings[column])}
      </Line>
      {column === 'kind' && (
        <Grid templateColumns="auto minmax(0, 1fr)" columnGap="2" rowGap="1" alignItems="baseline" ps="3">
          {kinds.map((kind) => (
            <Fragment key={kind.word}>
              <Line as="span" textStyle="xs" color="fg.muted">
                {t(kind.word)}
              </Line>
              <Names of={kind.names} />
            </Fragment>
          ))}
        </Grid>
      )}
      {column === 'amount' && minorAmount && (
        <Line color="fg.muted" textStyle="xs">
          {t('Under the name {{name}}, amounts are in the smallest unit, without decimals.', {
            name: minorAmount,
          })}
        </Line>
      )}
      {column === 'currency' && currency && (
        <Line color="fg.muted" textStyle="xs">
          {t('Without this column, every amount is in {{currency}}.', { currency })}
        </Line>
      )}
    </Stack>
  );
}

/** The columns that a provider's file needs, and a sample of them. */
export function NeededColumns({ shape }: { shape: Shape | undefined }) {
  return (
    <FormSection
      title="What the file needs"
      hint="Its first row names the columns, in any order; other columns are ignored."
    >
      <Stack as="ul" gap="4" listStyleType="none">
        {settlementColumns.map((column) => (
          <Column key={column} column={column} shape={shape} />
        ))}
      </Stack>
      <Line as="div" paddingBlockStart="2">
        <ActionButton
          label="Download a sample"
          size="sm"
          icon={<FileDown size={15} aria-hidden />}
          run={() => downloadSample(shape)}
        />
      </Line>
      <SpreadsheetNote />
    </FormSection>
  );
}

function SpreadsheetNote() {
  const { t } = useTexts();
  return (
    <Line color="fg.muted" textStyle="xs">
      {t('Keep long numbers as text in a spreadsheet: a cell loses the digits after the fifteenth.')}
    </Line>
  );
}
