import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../contract/operation-types.ts';
import { uploadOperations } from '../../contract/upload-operations.ts';
import type { Gateway } from '../../gateway.ts';
import { registerOperations } from '../../http/register.ts';
import { addUploadErrors } from './upload-errors.ts';

/** Registers the uploads in a separate Fastify scope, so that only these operations accept multipart bodies. */
export async function serveUploads(app: FastifyInstance, gateway: Gateway, areas: Handlers[]): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    // Accepts other content types without reading them; the handler then rejects them with its own error.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('preSerialization', addUploadErrors);
    registerOperations(scope, gateway, areas, [...uploadOperations]);
  });
}
