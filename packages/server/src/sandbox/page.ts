import { type Html, html } from './html.ts';
import type { Language } from './language.ts';

export interface Page {
  language: Language;
  title: string;
  /** Where the same page is in the other language. */
  otherLanguage: string;
  main: Html;
  /** Something is under way: the page is loaded again after as many seconds. */
  again?: { seconds: number; address: string } | undefined;
}

const words = {
  en: {
    sandbox: 'Sandbox',
    note: 'A stand-in for tests. No money moves here.',
    other: 'العربية',
    home: 'All sandboxes',
  },
  ar: {
    sandbox: 'بيئة تجريبية',
    note: 'بديل للاختبار فقط، ولا تتحرك هنا أي أموال.',
    other: 'English',
    home: 'كل البيئات التجريبية',
  },
};

/** Every sandbox page: the bar that says what this is, then the page itself. */
export function renderPage({ language, title, otherLanguage, main, again }: Page): string {
  const text = words[language];
  const other = language === 'en' ? 'ar' : 'en';
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
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
<nav><a href="/?lang=${language}">${text.home}</a> <a href="${otherLanguage}" lang="${other}" hreflang="${other}">${text.other}</a></nav>
</header>
<main>
${main}
</main>
</body>
</html>
`.markup;
}
