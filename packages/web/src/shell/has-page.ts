/** Tells whether a path is one of the app's pages; `templates` are its routes, '$id' standing for any part. */
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
