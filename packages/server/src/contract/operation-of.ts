import type { FastifyRequest } from 'fastify';

/** The contract's name for what is asked; pages, files and unknown addresses have none. */
export const operationOf = (request: FastifyRequest): string | undefined =>
  (request.routeOptions.config as { operationId?: string }).operationId;
