/** Returns a text with the values of its placeholders, such as `{{merchant}}`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole);
