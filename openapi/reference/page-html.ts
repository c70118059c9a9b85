/** Text that is HTML already. */
interface Markup {
  html: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/** Builds HTML; escapes every value except markup. */
export const html = (parts: TemplateStringsArray, ...values: (string | Markup)[]): string =>
  parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    return text + (typeof value === 'string' ? escaped(value) : value.html) + part;
  });

/** Returns a whole page of the reference. */
export const page = (title: string, menu: string, content: string): string => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/docs/reference.css"><script src="/docs/try.js" defer></script></head>
<body><a class="skip" href="#content">Skip to the content</a>
<nav aria-label="API"><a class="home" href="/docs/">Daftar API</a>${{ html: menu }}</nav>
<main id="content" tabindex="-1">${{ html: content }}</main></body></html>
`;
