import pino from 'pino';
import { redactedHeaders } from './plugins/base.ts';

const secretFields = [
  'password',
  'cardNumber',
  'cvv',
  'privateKey',
  'token',
  'secret',
  'newPassword',
  'currentPassword',
];

/** Structured logs on standard output; secrets are cut out whatever object carries them. */
export const createLog = (level: string): pino.Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [...redactedHeaders, ...secretFields.flatMap((name) => [name, `*.${name}`])],
        censor: '[redacted]',
      },
    },
    // Lines are gathered and written together, once a second at the latest: what must never be lost is in the database.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );
