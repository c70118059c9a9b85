import { Button } from '@chakra-ui/react/button';
import { Download, Printer } from 'lucide-react';
import { useTexts } from '../../i18n/use-texts.ts';
import { startDownload } from '../../kit/records/actions/start-download.ts';
import { type FigureSheet, figuresCsv } from './figures-csv.ts';

type Props = {
  /** The file's name without its ending. */
  readonly name: string;
  /** The figures; undefined while they load. */
  readonly sheets: (() => readonly FigureSheet[]) | undefined;
};

function download(name: string, sheets: readonly FigureSheet[]): void {
  const href = URL.createObjectURL(new Blob([figuresCsv(sheets)], { type: 'text/csv;charset=utf-8' }));
  startDownload({ href, download: `${name}.csv` });
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/** Export and print of an overview's figures. */
export function OverviewTools({ name, sheets }: Props) {
  const { t } = useTexts();
  return (
    <>
      <Button disabled={!sheets} onClick={() => sheets && download(name, sheets())}>
        <Download size={15} aria-hidden />
        {t('Export figures')}
      </Button>
      <Button onClick={() => window.print()}>
        <Printer size={15} aria-hidden />
        {t('Print')}
      </Button>
    </>
  );
}
