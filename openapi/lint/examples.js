/** Bodies, answers, parameters and headers carry an example: the mock answers with them. */
export function examples() {
  const check =
    (what) =>
    (node, { report, location }) => {
      if (node.example === undefined && node.examples === undefined)
        report({ message: `A ${what} needs an example`, location });
    };
  return { MediaType: check('body'), Parameter: check('parameter'), Header: check('header') };
}
