import { parseArgs } from 'node:util';
import { operations } from '@daftar/openapi';
import { startMock } from './start-mock.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
const port = Number(values.port);

if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port must be a number from 0 to 65535, not ${values.port}`);
  process.exitCode = 1;
} else {
  await startMock(port).then(
    ({ url }) => {
      console.log(`Prism answers the contract's ${Object.keys(operations).length} operations on ${url}`);
      console.log('Any x-auth-token is accepted. To get an error, send the header Prefer: code=404');
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      console.error(`Port ${port} is in use. Choose another: pnpm mock --port 4011`);
      process.exitCode = 1;
    },
  );
}
