import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/approval-file.ts'],
  format: ['esm', 'cjs'],
  target: 'es2023',
  dts: true,
  clean: true,
  treeshake: true,
});
