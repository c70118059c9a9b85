import type { FastifyInstance } from 'fastify';

/** Stops accepting connections and lets running requests finish; closes their connections after the grace period. */
export async function closeApp(app: FastifyInstance, graceMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
