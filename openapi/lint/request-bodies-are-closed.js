/** Request bodies are allow-lists; a provider's message is the provider's. */
export function closedBodies() {
  return {
    RequestBody: {
      MediaType: {
        Schema(schema, { report, location }) {
          if (schema.type === 'object' && schema.additionalProperties === undefined) {
            report({ message: 'An object in a request says additionalProperties', location });
          }
        },
      },
    },
  };
}
