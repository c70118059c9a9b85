/** Every operation belongs to one area. */
export function tagged() {
  return {
    Operation(operation, { report, location }) {
      if (operation.tags?.length !== 1)
        report({ message: `${operation.operationId} needs one tag`, location });
    },
  };
}
