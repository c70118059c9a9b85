/** Requires an example on every body, parameter and header, because the mock server answers with the examples. */
export function examples() {
  const check =
    (what) =>
    (node, { report, location }) => {
      if (node.example === undefined && node.examples === undefined)
        report({ message: `A ${what} needs an example`, location });
    };
  return { MediaType: check('body'), Parameter: check('parameter'), Header: check('header') };
}
