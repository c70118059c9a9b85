/** Requires the Error schema and a request id in every 4xx and 5xx response; in 429 and 503 also Retry-After. */
export function errorShape() {
  return {
    Paths: {
      Operation(operation, { report, location, resolve }) {
        for (const [status, node] of Object.entries(operation.responses ?? {})) {
          if (!/^[45]/.test(status)) continue;
          const found = node.$ref ? resolve(node) : { node };
          const response = found.node;
          const ref = response?.content?.['application/json']?.schema?.$ref ?? '';
          const where = location.child(['responses', status]);
          if (!/\/Error$/.test(ref))
            report({
              message: `${operation.operationId} ${status} must use the schema Error`,
              location: where,
            });
          if (!response?.headers?.['x-request-id'])
            report({ message: `${operation.operationId} ${status} needs x-request-id`, location: where });
          if (['429', '503'].includes(status) && !response?.headers?.['Retry-After']) {
            report({ message: `${operation.operationId} ${status} needs Retry-After`, location: where });
          }
        }
      },
    },
  };
}
