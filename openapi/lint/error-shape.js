/** Every 4xx and 5xx answers the one error shape, with a request id. */
export function errorShape() {
  return {
    Operation(operation, { report, location, resolve }) {
      for (const [status, node] of Object.entries(operation.responses ?? {})) {
        if (!/^[45]/.test(status)) continue;
        const found = node.$ref ? resolve(node) : { node };
        const response = found.node;
        const ref = response?.content?.['application/json']?.schema?.$ref ?? '';
        const where = location.child(['responses', status]);
        if (!/\/Error$/.test(ref))
          report({ message: `${operation.operationId} ${status} must answer Error`, location: where });
        if (!response?.headers?.['x-request-id'])
          report({ message: `${operation.operationId} ${status} needs x-request-id`, location: where });
        if (['429', '503'].includes(status) && !response?.headers?.['Retry-After']) {
          report({ message: `${operation.operationId} ${status} needs Retry-After`, location: where });
        }
      }
    },
  };
}
