import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Smaller responses fit into one network packet. */
const SMALLEST = 1_024;

/**
 * Compresses responses with Brotli or gzip, as the request's `Accept-Encoding` allows. Files that the build has compressed are
 * sent as they are, and so are event streams. Bodies of requests are never decompressed: a small one could become huge.
 *
 * Compression reveals secrets by length only where an attacker's page can make a browser send requests with the user's login
 * and text of its own (BREACH). Logins are a header that only our own scripts can set.
 */
export async function compressResponses(app: FastifyInstance): Promise<void> {
  await app.register(fastifyCompress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: SMALLEST,
  });
}
