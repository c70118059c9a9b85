import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config/read-config.ts';

/** Starts listening. Throws a `ConfigError` that says why the port cannot be used. */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  variable: string,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new ConfigError(
        `Port ${port} is already in use. Stop what uses it, or choose another with ${variable}=…`,
      );
    }
    if (code === 'EACCES')
      throw new ConfigError(`Port ${port} needs more rights. Choose one above 1023 with ${variable}=…`);
    if (code === 'EADDRNOTAVAIL') throw new ConfigError(`HOST=${host} is not an address of this machine`);
    throw error;
  }
}
