/** Requires every object in a request body to state `additionalProperties`: false for our own, true for a provider's message. */
export function closedBodies() {
  return {
    RequestBody: {
      MediaType: {
        Schema(schema, { report, location }) {
          if (schema.type === 'object' && schema.additionalProperties === undefined) {
            report({ message: 'An object in a request needs additionalProperties', location });
          }
        },
      },
    },
  };
}
