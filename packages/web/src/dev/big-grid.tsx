import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../i18n/i18n.ts';
import { asWritten } from '../i18n/shown.ts';
import { DataGrid } from '../kit/lists/grid/data-grid.tsx';
import { columnsOf } from '../kit/lists/state/columns.tsx';
import { useSelection } from '../kit/lists/state/use-selection.ts';
import { system } from '../theme/system.ts';
import { startTheme } from '../theme/theme-mode.ts';
import '../theme/fonts.css';
import '../theme/base.css';
import '../kit/ui/page/page.css';

type Row = {
  _id: string;
  name: string;
  country: string;
  currency: string;
  accountBalance: number;
  status: string;
  createdDate: string;
};

declare global {
  interface Window {
    /** Renders the grid; called by the benchmark. */
    showGrid: (rows: readonly Row[]) => void;
  }
}

const column = columnsOf<Row>();
const columns = [
  column.text('name', 'Name', { width: 170, grow: 2, sort: 'name' }),
  column.word('country', 'Country', { width: 120, sort: 'country' }),
  column.money('accountBalance', 'Account Balance', 'currency', { width: 160 }),
  column.status('status', 'Status', { width: 110, sort: 'status' }),
  column.date('createdDate', 'Created Date', { sort: 'createdDate' }),
  column.id('_id', 'ID', { width: 140 }),
];
const idOf = ({ _id }: Row) => _id;

function BigGrid({ rows }: { rows: readonly Row[] }) {
  const { grid } = useSelection(rows, idOf, '');
  return (
    <DataGrid
      label={asWritten('Merchants')}
      {...{ rows, columns }}
      rowId={idOf}
      ticks={grid}
      onSort={() => {}}
    />
  );
}

startTheme();
await startI18n();
const element = document.createElement('div');
document.body.append(element);
const root = createRoot(element);
const show = (rows: readonly Row[] | undefined) =>
  root.render(
    <ChakraProvider value={system}>
      <h1>Merchants</h1>
      <p>
        Every <span style={{ fontWeight: 500 }}>account</span>, <span className="mono">newest</span> first
      </p>
      {rows && <BigGrid rows={rows} />}
    </ChakraProvider>,
  );
// As in the app, the surrounding page and its fonts are loaded before the list.
show(undefined);
window.showGrid = show;
