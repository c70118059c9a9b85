/** A page with another product's grid. `main` is the package whose version is shown; `box` selects the element that scrolls. */
export interface GridPage {
  name: string;
  main: string;
  code: string;
  box: string;
}

export const peerPackages = [
  ...['react@19', 'react-dom@19', 'ag-grid-community@36', 'ag-grid-react@36'],
  ...['@mui/x-data-grid@9.14.0', '@mui/material@9', '@emotion/react@11', '@emotion/styled@11'],
];

/** Code shared by the peers' pages. Creates the formatters and renders the page around the grid before the measured mount. */
const head = `
  import { createRoot } from 'react-dom/client';
  const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Africa/Cairo' });
  const money = (row) => number.format(row.accountBalance) + ' ' + row.currency;
  const date = (value) => day.format(new Date(value));
  money({ accountBalance: 0, currency: '' });
  date(0);
  const element = document.createElement('div');
  document.body.append(element);
  const root = createRoot(element);
  const frame = (grid) => root.render(<><h1>Merchants</h1><p>Every account, newest first</p>{grid}</>);
  frame(null);
  const box = { height: 600 };
`;

const agGrid = `${head}
  import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community';
  import { AgGridReact } from 'ag-grid-react';
  ModuleRegistry.registerModules([AllCommunityModule]);
  const columns = [
    { field: 'name', headerName: 'Name', minWidth: 170, flex: 2 },
    { field: 'country', headerName: 'Country', minWidth: 120, flex: 1 },
    { field: 'accountBalance', headerName: 'Account Balance', minWidth: 160, flex: 1, type: 'rightAligned',
      valueFormatter: ({ data }) => money(data) },
    { field: 'status', headerName: 'Status', width: 110 },
    { field: 'createdDate', headerName: 'Created Date', width: 120, valueFormatter: ({ value }) => date(value) },
    { field: '_id', headerName: 'ID', width: 140 },
  ];
  const idOf = ({ data }) => data._id;
  const selection = { mode: 'multiRow' };
  window.showGrid = (rows) => frame(
    <div style={box}>
      <AgGridReact rowData={rows} columnDefs={columns} rowHeight={44} getRowId={idOf} rowSelection={selection} />
    </div>,
  );
`;

const muiGrid = `${head}
  import { DataGrid } from '@mui/x-data-grid';
  const columns = [
    { field: 'name', headerName: 'Name', minWidth: 170, flex: 2 },
    { field: 'country', headerName: 'Country', minWidth: 120, flex: 1 },
    { field: 'accountBalance', headerName: 'Account Balance', minWidth: 160, flex: 1, align: 'right',
      valueFormatter: (value, row) => money(row) },
    { field: 'status', headerName: 'Status', width: 110 },
    { field: 'createdDate', headerName: 'Created Date', width: 120, valueFormatter: date },
    { field: '_id', headerName: 'ID', width: 140 },
  ];
  const idOf = (row) => row._id;
  const pages = { pagination: { paginationModel: { pageSize: 100 } } };
  window.showGrid = (rows) => frame(
    <div style={box}>
      <DataGrid rows={rows} columns={columns} rowHeight={44} getRowId={idOf} checkboxSelection
        initialState={pages} pageSizeOptions={[100]} />
    </div>,
  );
`;

export const peerPages: GridPage[] = [
  { name: 'AG Grid Community', main: 'ag-grid-community', code: agGrid, box: '.ag-grid-viewport' },
  // The free version shows at most 100 rows per page, so only these are scrolled.
  { name: 'MUI X DataGrid', main: '@mui/x-data-grid', code: muiGrid, box: '.MuiDataGrid-virtualScroller' },
];
