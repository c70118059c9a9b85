import type { preSerializationHookHandler } from 'fastify';

interface ErrorBody {
  status: string;
  message: string;
  errors: { code?: string }[];
}

const LONGEST_CODE = 60;

const isError = (payload: unknown): payload is ErrorBody =>
  typeof payload === 'object' && payload !== null && 'errors' in payload && 'status' in payload;

/** Adds `error_code` and `err_desc` to every error response of an upload, as the contract requires. */
export const addUploadErrors: preSerializationHookHandler = (_request, reply, payload, done) => {
  if (reply.statusCode < 400 || !isError(payload)) return done(null, payload);
  const code = payload.errors[0]?.code ?? payload.status;
  done(null, { ...payload, error_code: code.slice(0, LONGEST_CODE), err_desc: payload.message });
};
