import { defineConfig } from 'tsup';

/** Do not escape Arabic letters: each escaped letter would take six bytes. */
const utf8 = (options: { charset?: string }) => {
  options.charset = 'utf8';
};

export default defineConfig([
  {
    entry: ['src/index.ts', 'src/react.tsx', 'src/element.ts', 'src/appearance.ts', 'src/protocol.ts'],
    format: ['esm', 'cjs'],
    dts: true,
    splitting: false,
    external: ['react'],
    target: 'es2022',
  },
  {
    entry: { loader: 'src/global.ts' },
    format: ['iife'],
    outExtension: () => ({ js: '.global.js' }),
    minify: true,
    target: 'es2022',
    platform: 'browser',
    esbuildOptions: utf8,
  },
]);
