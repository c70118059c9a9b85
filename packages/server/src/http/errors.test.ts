import fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { Busy, Problem, unavailable } from '../basics/problems.ts';
import { createLog } from '../observe/log.ts';
import { handleErrors } from './errors.ts';

/** Returns the status of a request whose handler throws, and the level and message of each line that the error handler logs. */
async function logOf(thrown: Error) {
  const lines: string[] = [];
  const log: FastifyBaseLogger = createLog('info', { write: (line) => lines.push(line) });
  const app = fastify({ loggerInstance: log });
  handleErrors(app);
  app.get('/', () => Promise.reject(thrown));
  const { statusCode } = await app.inject('/');
  const shown = lines
    .map((line) => JSON.parse(line))
    .map(({ level, msg }) => [level, msg])
    .filter(([level]) => level > INFO);
  return { statusCode, shown };
}
const INFO = 30;
const WARN = 40;
const ERROR = 50;

test('a request that was refused because the server is busy is logged as a refusal', async () => {
  const { statusCode, shown } = await logOf(new Busy('approvalFile.busy', 5));
  expect([statusCode, shown]).toEqual([503, [[WARN, 'refused']]]);
});

test('other failures of the server are logged as errors, and refusals below 500 are not logged', async () => {
  const silent = await logOf(unavailable('checkout.providerSilent', {}, 5));
  expect(silent).toEqual({ statusCode: 503, shown: [[ERROR, 'unavailable']] });
  expect(await logOf(new Error('no'))).toEqual({ statusCode: 500, shown: [[ERROR, 'request failed']] });
  const refused = await logOf(new Problem(409, 'Conflict', []));
  expect(refused).toEqual({ statusCode: 409, shown: [] });
});
