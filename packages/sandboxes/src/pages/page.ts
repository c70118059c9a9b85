import { languages } from '@daftar/domain';
import texts from '@daftar/words/sandboxes/page.json' with { type: 'json' };
import { type Html, html } from './html.ts';
import { directionOf, type Language, languageNames } from './language.ts';

export interface Page {
  language: Language;
  title: string;
  /** Returns the address of the page in another language. */
  addressIn: (language: Language) => string;
  main: Html;
  /** Use a wide column, for content that does not fit a narrow one. */
  wide?: boolean;
  /** Reload the page every few seconds, because callbacks are waiting. */
  again?: { seconds: number; address: string } | undefined;
}

const words: Readonly<Record<Language, { sandbox: string; note: string; home: string }>> = texts;

/** Renders a sandbox page: a bar that identifies it as a sandbox, and the content. */
export function renderPage({ language, title, addressIn, main, wide, again }: Page): string {
  const text = words[language];
  const others = languages.filter((one) => one !== language);
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${again && html`<meta http-equiv="refresh" content="${again.seconds}; url=${again.address}">`}
<title>${title} · ${text.sandbox}</title>
<link rel="stylesheet" href="/sandbox.css">
</head>
<body>
<header class="bar">
<p><strong class="tag">${text.sandbox}</strong> ${text.note}</p>
<nav><a href="/?lang=${language}">${text.home}</a> ${others.map(
    (other) =>
      html`<a href="${addressIn(other)}" lang="${other}" dir="${directionOf(other)}" hreflang="${other}">${languageNames[other]}</a> `,
  )}</nav>
</header>
<main${wide && html` class="wide"`}>
${main}
</main>
</body>
</html>
`.markup;
}
