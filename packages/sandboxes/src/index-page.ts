import { html } from './html.ts';
import type { Language } from './language.ts';
import { renderPage } from './page.ts';

export interface SandboxEntry {
  href: string;
  name: Record<Language, string>;
  about: Record<Language, string>;
}

const words: Readonly<Record<Language, { title: string; lead: string }>> = {
  en: {
    title: 'Payment sandboxes',
    lead: 'Each one answers like its provider, and here you play the customer.',
  },
  ar: { title: 'بيئات الدفع التجريبية', lead: 'كل بيئة ترد كما يرد مزود الخدمة، وأنت هنا في دور العميل.' },
  ur: {
    title: 'ادائیگی کے سینڈ باکس',
    lead: 'ہر ایک اپنے فراہم کنندہ کی طرح جواب دیتا ہے، اور یہاں آپ گاہک ہیں۔',
  },
};

/** Renders the list of all sandboxes. */
export function indexPage(entries: SandboxEntry[], language: Language): string {
  const { title, lead } = words[language];
  const rows = entries.map(
    ({ href, name, about }) =>
      html`<li><a href="${href}?lang=${language}">${name[language]}</a><span class="meta">${about[language]}</span></li>`,
  );
  const main = html`<h1>${title}</h1><p class="lead">${lead}</p><div class="card"><ul class="list">${rows}</ul></div>`;
  return renderPage({ language, title, addressIn: (other) => `/?lang=${other}`, main });
}
