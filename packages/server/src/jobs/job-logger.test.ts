import { expect, test, vi } from 'vitest';
import type { Gateway } from '../gateway.ts';
import { WebhookNotDelivered } from '../webhooks/deliver-job.ts';
import { jobLogger } from './job-logger.ts';

const log = { error: vi.fn(), warn: vi.fn(), debug: vi.fn() };
const logger = jobLogger({ log } as unknown as Pick<Gateway, 'log'>);

test('a webhook that a merchant’s server does not take is a warning of one line', () => {
  logger.error("Failed task 1 with error 'evt_1: 500':\n  at deliver", {
    error: new WebhookNotDelivered('evt_1: 500'),
  });
  expect(log.warn.mock.calls).toEqual([[{ job: "Failed task 1 with error 'evt_1: 500':" }]]);
  expect(log.error).not.toHaveBeenCalled();
});

test('any other failed job is an error with its stack', () => {
  const message = "Failed task 2 with error 'x is undefined':\n  at pursue";
  logger.error(message, { error: new TypeError('x is undefined') });
  expect(log.error.mock.calls).toEqual([[{ job: message }]]);
});
