import { approvalFile, isWorkbookName, maskCardNumbers } from '@daftar/domain';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, preSerializationHookHandler } from 'fastify';
import { cutText } from '../basics/cut-text.ts';
import type { Handlers } from '../contract/operation-types.ts';
import { uploadOperations } from '../contract/upload-operations.ts';
import type { Gateway } from '../gateway.ts';
import { UploadProblem } from '../sheets/upload-problem.ts';
import { registerOperations } from './register.ts';

interface ErrorBody {
  status: string;
  message: string;
  errors: { code?: string }[];
}

const LONGEST_CODE = 60;

const isError = (payload: unknown): payload is ErrorBody =>
  typeof payload === 'object' && payload !== null && 'errors' in payload && 'status' in payload;

/** Adds `error_code` and `err_desc` to every error response of an upload, as the contract requires. */
const addUploadErrors: preSerializationHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode < 400 || !isError(payload)) return done(null, payload);
  const code = payload.errors[0]?.code ?? payload.status;
  done(null, { ...payload, error_code: code.slice(0, LONGEST_CODE), err_desc: payload.message });
};

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

/** A file that was uploaded. */
export interface SentFile {
  name: string;
  bytes: Buffer;
}

const LONGEST_NAME = 255;

/** Returns the file name without folders, control characters and the middle digits of card numbers. */
function tidy(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const visible = last.replaceAll(/\p{C}/gu, '').trim();
  return cutText(maskCardNumbers(visible), LONGEST_NAME) || 'file';
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Tells by the file name whether a file is accepted. `otherwise` is the message for other files. */
interface Taken {
  isTaken(name: string): boolean;
  otherwise?: string;
}

/** Reads the only file of a multipart body, at most 10 MB. By default accepts only names that end in .xlsx or .xls. */
export async function receiveFile(
  request: FastifyRequest,
  { isTaken, otherwise }: Taken = { isTaken: isWorkbookName },
): Promise<SentFile> {
  if (!request.isMultipart()) throw new UploadProblem('not-multipart');
  let file: SentFile | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: approvalFile.largest, files: 1, parts: 4 },
    })) {
      if (part.type !== 'file' || part.fieldname !== 'file')
        throw new UploadProblem('no-file', 'Please send one file, in the field "file"');
      // Check the name first, so that a rejected file is not read.
      if (!isTaken(part.filename ?? '')) throw new UploadProblem('not-a-sheet', otherwise);
      file = { name: tidy(part.filename ?? ''), bytes: await part.toBuffer() };
    }
  } catch (error) {
    // Discards the rest of the body. Otherwise the client cannot finish sending, and its connection stays occupied.
    request.raw.unpipe().resume();
    if (error instanceof UploadProblem) throw error;
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw new UploadProblem('too-large');
    if (codeOf(error) === 'FST_FILES_LIMIT')
      throw new UploadProblem('no-file', 'Please send one file, in the field "file"');
    throw new UploadProblem('no-file', 'The form cannot be read');
  }
  if (!file || file.bytes.length === 0) throw new UploadProblem('no-file');
  return file;
}
