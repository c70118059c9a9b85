const FIELDS = [
  ...['method', 'positional', 'repeat', 'shortcuts', 'until', 'rest', 'parameters'],
  ...['query', 'body', 'row', 'result'],
];

/** Every operation names its method in the SDK (`merchants.setStatus`), each method once, in words that the generator knows. */
export function sdkMethod() {
  const taken = new Map();
  return {
    Paths: {
      Operation(operation, { report, location }) {
        const { operationId, 'x-sdk': sdk = {} } = operation;
        const fail = (message) => report({ message: `${operationId}: ${message}`, location });
        if (!/^[a-z]\w*\.[a-z]\w*$/.test(sdk.method))
          fail('x-sdk needs a method such as merchants.setStatus');
        const unknown = Object.keys(sdk).filter((field) => !FIELDS.includes(field));
        if (unknown.length > 0) fail(`x-sdk has no ${unknown.join(', ')}`);
        if (sdk.repeat && !['safe', 'once'].includes(sdk.repeat)) fail('repeat of x-sdk is safe or once');
        const other = taken.get(sdk.method);
        if (other && other !== operationId) fail(`${sdk.method} is the method of ${other} already`);
        taken.set(sdk.method, operationId);
      },
    },
  };
}
