import type { Measure } from '../result.ts';
import { builtFile } from '../tools/build-package.ts';
import { instantiations } from '../tools/instantiations.ts';

const COUNT = 50;

/** Calls as an application writes them, with their results used. `#` is replaced by a number, so that each statement differs. */
const facadeCalls = [
  'for await (const row of api.merchants.list({ page: # })) names.push(row.name);',
  "names.push((await api.merchants.retrieve('m#')).name);",
  "names.push((await api.merchants.create({ name: 'm#', country: 'Egypt', currency: 'EGP' }))._id);",
  "await api.merchants.setStatus('m#', { status: 'Inactive' });",
  'names.push((await api.carriers.list({ limit: # })).data[0]?.name);',
  "names.push((await api.services.retrieve('s#')).serviceName);",
  'names.push(...(await api.merchants.names()).map((row) => row.name));',
  "names.push((await api.settlements.retrieve('s#'))._id);",
  "names.push((await api.checkout.session('cs_#')).status);",
  "await api.carriers.delete('c#');",
];

const rawCalls = [
  "names.push((await api.GET('/merchants/get', { params: { query: { page: # } } })).data?.data[0]?.name);",
  "names.push((await api.GET('/merchants/get/{id}', { params: { path: { id: 'm#' } } })).data?.name);",
  "names.push((await api.GET('/carriers/get', { params: { query: { limit: # } } })).data?.data[0]?.name);",
  "names.push((await api.GET('/services/get/{id}', { params: { path: { id: 's#' } } })).data?.serviceName);",
  "names.push((await api.GET('/settlements/get/{id}', { params: { path: { id: 's#' } } })).data?._id);",
];

const consumer = (head: string, calls: string[]): string =>
  [
    head,
    'const names: (string | undefined)[] = [];',
    ...Array.from({ length: COUNT }, (_, n) => (calls[n % calls.length] ?? '').replaceAll('#', String(n))),
    'export { names };',
  ].join('\n');

const facade = consumer(
  "import { createDaftar } from '@daftar/sdk';\nconst api = createDaftar({ baseUrl: 'https://api.example.com' });",
  facadeCalls,
);

const raw = consumer(
  "import createClient from 'openapi-fetch';\nimport type { paths } from '@daftar/sdk';\nconst api = createClient<paths>();",
  rawCalls,
);

/** Counts the type instantiations that 50 calls cost a consumer of the published types. */
export const sdkTypes: Measure = async () => {
  const types = await builtFile('sdk', 'index.d.ts');
  const empty = await instantiations('export {};', types);
  const own = (await instantiations(facade, types)) - empty;
  const generic = (await instantiations(raw, types)) - empty;
  return [
    {
      measure: `sdk-types: ${COUNT} calls, over an empty consumer`,
      value: own,
      unit: 'instantiations',
      budget: 1_000,
      limit: 'at most',
      reference: `openapi-fetch with the contract's paths ${generic.toLocaleString('en')}`,
    },
  ];
};
