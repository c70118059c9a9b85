/** Tells whether a path matches one of the app's routes; in `templates`, a segment like '$id' matches any text. */
export function hasPage(templates: Readonly<Record<string, unknown>>, path: string): boolean {
  const parts = (path.split('?', 1)[0] ?? '').split('/');
  return Object.keys(templates).some((template) => {
    const wanted = template.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part === parts[index] || (part.startsWith('$') && parts[index] !== ''))
    );
  });
}
