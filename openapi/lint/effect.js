const EFFECTS = ['read', 'write', 'external'];

/** Every operation says what it changes: nothing (read), our own records (write), or another party's state too (external). */
export function effect() {
  return {
    Paths: {
      Operation(operation, { report, location, key }) {
        const stated = operation['x-effect'];
        const fail = (message) => report({ message: `${operation.operationId}: ${message}`, location });
        if (!EFFECTS.includes(stated)) fail(`x-effect must be one of ${EFFECTS.join(', ')}`);
        if (key === 'get' && stated !== 'read') fail('a GET only reads');
        if (operation['x-idempotent'] && stated === 'read') fail('an operation that only reads takes no key');
      },
    },
  };
}
