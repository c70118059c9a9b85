import type { Measure } from '../result.ts';
import { bundleSize } from '../tools/bundle-size.ts';
import { kb } from '../tools/gzipped.ts';
import { type Peer, peerSizes } from '../tools/peers.ts';
import { benchFolder } from '../tools/places.ts';

const peers: Peer[] = [
  { name: 'stripe', packages: ['stripe'], code: "export { default } from 'stripe';" },
  { name: 'openai', packages: ['openai'], code: "export { default } from 'openai';" },
  {
    name: 'polar',
    packages: ['@polar-sh/sdk@1'],
    code: "export { createPolar } from '@polar-sh/sdk/2026-10';",
  },
];

/** Measures the size of the whole client: every resource, and `raw`, which includes openapi-fetch. */
export const sdkSize: Measure = async (options) => {
  const whole = await bundleSize("export { createDaftar } from '@daftar/sdk';", benchFolder);
  const alone = await bundleSize("export { default } from 'openapi-fetch';", benchFolder);
  const others = options.peers ? await peerSizes(peers) : [];
  return [
    {
      measure: 'sdk-size: whole client with raw, min+gz',
      value: whole,
      unit: 'KB',
      budget: 10,
      limit: 'at most',
      reference: [`openapi-fetch alone ${kb(alone)}`, ...others].join(', '),
    },
  ];
};
