import pino from 'pino';

const SENSITIVE = ['authorization', 'x-auth-token', 'cookie', 'idempotency-key'];
/** Paths of sensitive headers, which are redacted in log lines. */
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

/** Returns the loggable fields of an error, without the database's `detail` and `where`, which quote personal data. */
export function errorLine(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name: type, message, stack } = error;
  return { type, message, ...('code' in error && { code: String(error.code) }), stack };
}

/** Buffers lines for up to a second. A crash may lose them, but everything important is in the database. */
const standardOutput = () => pino.destination({ sync: false, minLength: 4096, periodicFlush: 1000 });

/** Creates a logger that writes JSON lines, by default to standard output, and redacts secrets. */
export const createLog = (
  level: string,
  destination: pino.DestinationStream = standardOutput(),
): pino.Logger =>
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
    destination,
  );

/** Writes the buffered lines, waiting a second at most. Call it before the process ends. */
export const flushLog = (log: pino.Logger): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, 1000);
    log.flush(() => {
      clearTimeout(timer);
      resolve();
    });
  });
