import type { FastifyRequest } from 'fastify';
import { receiveFile, type SentFile } from '../../http/uploads.ts';

const NAMES = /\.(?:csv|xlsx|xls)$/i;

/** Reads the only file of a multipart body. Accepts names that end in .csv, .xlsx or .xls. */
export const receiveSettlementFile = (request: FastifyRequest): Promise<SentFile> =>
  receiveFile(request, {
    isTaken: (name) => NAMES.test(name),
    otherwise: 'Please send a CSV, xlsx or xls file',
  });
