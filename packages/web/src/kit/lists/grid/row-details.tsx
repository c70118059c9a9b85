import { FlexRender, type Row as TableRow } from '@tanstack/react-table';
import { ChevronDown } from 'lucide-react';
import { createContext, type ReactNode, useCallback, useContext, useId, useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { lazyOverlay } from '../../ui/overlays/lazy-overlay.tsx';
import type { AppFeatures } from '../state/table.ts';

const LazyRowDetails = lazyOverlay(async () => (await import('./row-details-view.tsx')).RowDetailsView);

type AnyRow = TableRow<AppFeatures, object>;

const RowDetailsContext = createContext<(row: AnyRow, trigger: string) => void>(() => {});

function factsOf(row: AnyRow) {
  return row.getAllCells().flatMap((cell) => {
    const label = cell.column.columnDef.meta?.title;
    return label && cell.column.id !== 'actions' ? [{ label, value: <FlexRender cell={cell} /> }] : [];
  });
}

/** The sheet that all rows of a grid share. It shows all columns of a row whose card shows only some of them. */
export function RowDetails({ children }: { children: ReactNode }) {
  const content = `${useId()}-content`;
  const [{ row, trigger }, setShown] = useState<{ row?: AnyRow; trigger: string }>({ trigger: '' });
  const [open, setOpen] = useState(false);
  const show = useCallback((row: AnyRow, trigger: string) => {
    setShown({ row, trigger });
    setOpen(true);
  }, []);
  const onOpenChange = useCallback((details: { readonly open: boolean }) => setOpen(details.open), []);
  return (
    <RowDetailsContext value={show}>
      {children}
      {row && (
        <LazyRowDetails
          key={trigger}
          {...{ open, onOpenChange, ids: { trigger, content }, facts: factsOf(row) }}
        />
      )}
    </RowDetailsContext>
  );
}

type Props = {
  readonly row: AnyRow;
  /** Id of the cell that names the row. */
  readonly labelledBy: string;
};

/** The button of a card that opens the row's sheet. */
export function RowDetailsButton({ row, labelledBy }: Props) {
  const { t } = useTexts();
  const id = useId();
  const show = useContext(RowDetailsContext);
  return (
    <button
      id={id}
      type="button"
      className="row-details"
      tabIndex={-1}
      aria-haspopup="dialog"
      aria-label={t('Details')}
      aria-labelledby={`${id} ${labelledBy}`}
      onPointerEnter={LazyRowDetails.prepare}
      onFocus={LazyRowDetails.prepare}
      onClick={() => show(row, id)}
    >
      <ChevronDown size={18} aria-hidden />
    </button>
  );
}
