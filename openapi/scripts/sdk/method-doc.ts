import { type ContractDocument, type ListedOperation, type Response, resolve } from '../contract-document.ts';
import { sentenceOf } from './doc-comment.ts';

/** Responses that any operation may have; the SDK's README explains their error classes. */
const USUAL = new Set(
  `BadRequest Unauthorised KeyRefused SignatureRefused Forbidden TooLarge UnsupportedMediaType InFlight KeyReused
  TooManyRequests InternalError Unavailable`.split(/\s+/),
);

const CLASSES: Record<string, string> = {
  400: 'ValidationError',
  401: 'AuthenticationError',
  403: 'PermissionError',
  404: 'NotFoundError',
  409: 'ConflictError',
  412: 'PreconditionFailedError',
  422: 'ValidationError',
};

/** Returns the paragraphs of a method's docstring: summary, description and the operation's particular errors. */
export function methodDoc(document: ContractDocument, { operation }: ListedOperation): string[] {
  const { summary, description, responses } = operation;
  const refused = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const throws = refused.flatMap(([status, response]) => {
    const name = '$ref' in response ? (response.$ref.split('/').pop() ?? '') : '';
    if (USUAL.has(name)) return [];
    const { description: reason } = resolve<Response>(document, response);
    return [`@throws ${CLASSES[status] ?? 'ApiError'} ${reason}`];
  });
  return [sentenceOf(summary), ...(description ? [description] : []), ...throws];
}
