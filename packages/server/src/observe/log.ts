import pino from 'pino';

const SENSITIVE = ['authorization', 'x-auth-token', 'cookie', 'idempotency-key'];
/** Redacted wherever a log line would hold a header. */
const redactedHeaders = SENSITIVE.map((name) => `*.headers["${name}"]`);

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

/** What an error says of itself and no more: the database's `detail` and `where` quote people's data. */
export function errorLine(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, message, stack } = error;
  return { type, message, ...('code' in error && { code: String(error.code) }), stack };
}

/** Structured logs on standard output; secrets are cut out whatever object carries them. */
export const createLog = (level: string): pino.Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: errorLine },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [...redactedHeaders, ...secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])],
        censor: '[redacted]',
      },
    },
    // Lines are gathered and written together, once a second at the latest: what must never be lost is in the database.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 }),
  );

/** Waits until the gathered lines are written, a second at most: before the process ends. */
export const flushLog = (log: pino.Logger): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 1000);
    log.flush(() => {
      clearTimeout(timer);
      resolve();
    });
  });
