import {
  type ContractDocument,
  type ListedOperation,
  type Parameter,
  type Reference,
  resolve,
  type Schema,
} from '../contract-document.ts';

/** Kind of an SDK call, by the way its answer is read or its body is written. */
export type CallKind = 'call' | 'list' | 'upload' | 'download' | 'watch';

/** An operation's parameters, body and answer, as the SDK's generator reads them. */
export interface CallShape {
  kind: CallKind;
  path: Parameter[];
  /** Query parameters that are separate arguments. */
  positional: Parameter[];
  /** The other query parameters. */
  query: Parameter[];
  body: Schema | Reference | undefined;
  /** The successful answer; undefined when it has no body. */
  answer: Schema | Reference | undefined;
  /** True when the operation takes If-Match. */
  edits: boolean;
}

const ENVELOPE = ['data', 'current', 'pages', 'total'];

/** Tells whether a schema is a page's envelope. */
export const isPage = ({ properties = {} }: Schema): boolean => ENVELOPE.every((name) => name in properties);

/** Reads the shape of an operation's call from the contract. */
export function callShape(document: ContractDocument, { operation }: ListedOperation): CallShape {
  const { parameters = [], requestBody, responses, 'x-sdk': sdk } = operation;
  const all = parameters.map((parameter) => resolve(document, parameter));
  const query = all.filter((parameter) => parameter.in === 'query');
  const isPositional = ({ name }: Parameter) => sdk.positional?.includes(name) ?? false;
  const ok = resolve(document, responses[200] ?? responses[201] ?? { description: '' });
  const types = Object.keys(ok.content ?? {});
  const answer = Object.values(ok.content ?? {})[0]?.schema;
  const isForm = 'multipart/form-data' in (requestBody?.content ?? {});

  function kind(): CallKind {
    if (isForm) return 'upload';
    if (types.includes('text/event-stream')) return 'watch';
    if (types.length > 0 && !types.includes('application/json')) return 'download';
    return answer && isPage(resolve(document, answer)) ? 'list' : 'call';
  }

  return {
    kind: kind(),
    path: all.filter((parameter) => parameter.in === 'path'),
    positional: query.filter(isPositional),
    query: query.filter((parameter) => !isPositional(parameter)),
    body: Object.values(requestBody?.content ?? {})[0]?.schema,
    answer,
    edits: all.some(({ name }) => name === 'If-Match'),
  };
}
