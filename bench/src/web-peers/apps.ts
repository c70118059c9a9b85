/** The smallest back-office with another product: one resource with a list of five columns, as in the product's own guide. */
export interface App {
  name: string;
  /** The package whose version is shown. */
  main: string;
  packages: string[];
  code: string;
}

const reactAdmin = `
  import { createRoot } from 'react-dom/client';
  import { Admin, DataTable, DateField, List, NumberField, Resource } from 'react-admin';
  import simpleRestProvider from 'ra-data-simple-rest';

  const MerchantList = () => (
    <List>
      <DataTable>
        <DataTable.Col source="name" />
        <DataTable.Col source="country" />
        <DataTable.Col source="accountBalance" field={NumberField} />
        <DataTable.Col source="status" />
        <DataTable.Col source="createdDate" field={DateField} />
      </DataTable>
    </List>
  );

  createRoot(document.getElementById('root')).render(
    <Admin dataProvider={simpleRestProvider('/api')}>
      <Resource name="merchants" list={MerchantList} />
    </Admin>,
  );
`;

const refine = `
  import { createRoot } from 'react-dom/client';
  import { Refine } from '@refinedev/core';
  import { List, RefineThemes, ThemedLayout, useNotificationProvider, useTable } from '@refinedev/antd';
  import routerProvider from '@refinedev/react-router';
  import dataProvider from '@refinedev/simple-rest';
  import { App as AntdApp, ConfigProvider, Table } from 'antd';
  import { BrowserRouter, Outlet, Route, Routes } from 'react-router';
  import '@refinedev/antd/dist/reset.css';

  const MerchantList = () => {
    const { tableProps } = useTable();
    return (
      <List>
        <Table {...tableProps} rowKey="id">
          <Table.Column dataIndex="name" title="Name" />
          <Table.Column dataIndex="country" title="Country" />
          <Table.Column dataIndex="accountBalance" title="Account Balance" />
          <Table.Column dataIndex="status" title="Status" />
          <Table.Column dataIndex="createdDate" title="Created Date" />
        </Table>
      </List>
    );
  };

  createRoot(document.getElementById('root')).render(
    <BrowserRouter>
      <ConfigProvider theme={RefineThemes.Blue}>
        <AntdApp>
          <Refine
            dataProvider={dataProvider('/api')}
            routerProvider={routerProvider}
            notificationProvider={useNotificationProvider}
            resources={[{ name: 'merchants', list: '/merchants' }]}
          >
            <Routes>
              <Route element={<ThemedLayout><Outlet /></ThemedLayout>}>
                <Route path="/merchants" element={<MerchantList />} />
              </Route>
            </Routes>
          </Refine>
        </AntdApp>
      </ConfigProvider>
    </BrowserRouter>,
  );
`;

const react = ['react@19', 'react-dom@19'];

export const apps: App[] = [
  {
    name: 'react-admin',
    main: 'react-admin',
    packages: [...react, 'react-admin@5', 'ra-data-simple-rest@5'],
    code: reactAdmin,
  },
  {
    name: 'refine with antd',
    main: '@refinedev/core',
    packages: [
      ...[...react, '@refinedev/core', '@refinedev/antd', '@refinedev/simple-rest'],
      ...['@refinedev/react-router', 'react-router@7', 'antd@5'],
    ],
    code: refine,
  },
];
