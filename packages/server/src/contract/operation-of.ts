import type { FastifyRequest } from 'fastify';

/** Returns the request's operation id; undefined for pages, files and unknown addresses. */
export const operationOf = (request: FastifyRequest): string | undefined =>
  (request.routeOptions.config as { operationId?: string }).operationId;
