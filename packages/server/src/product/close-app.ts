import type { FastifyInstance } from 'fastify';

/** Takes no connection any more and finishes the answers under way; what is not finished in time is cut off. */
export async function closeApp(app: FastifyInstance, graceMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
