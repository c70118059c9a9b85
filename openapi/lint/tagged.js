/** Requires exactly one tag, the area, on every operation. */
export function tagged() {
  return {
    Paths: {
      Operation(operation, { report, location }) {
        if (operation.tags?.length !== 1)
          report({ message: `${operation.operationId} needs exactly one tag`, location });
      },
    },
  };
}
