import { Logger } from 'graphile-worker';
import type { Gateway } from '../gateway.ts';
import { RetryLater } from './retry-later.ts';

/**
 * Passes the worker's messages to the product's log. Its info messages become debug messages. A job that waits for another server
 * becomes a warning of one line, because a stack would look like a fault of the product.
 */
export const jobLogger = ({ log }: Pick<Gateway, 'log'>): Logger =>
  new Logger(() => (level, message, meta) => {
    if (meta?.error instanceof RetryLater) return log.warn({ job: message.split('\n')[0] });
    const own = level === 'error' ? 'error' : level === 'warning' ? 'warn' : 'debug';
    log[own]({ job: message });
  });
