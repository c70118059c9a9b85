import type { Language } from '@daftar/domain';
import { escapeHtml } from '../basics/escape-html.ts';
import type { Brand } from '../config/read-brand.ts';
import type { MailContent, MailImage } from './mail.ts';

/** The parts of a mail, as plain texts; the renderer escapes them. */
export interface MailParts {
  language: Language;
  subject: string;
  title: string;
  /** An amount that is shown in large type. */
  figure?: string | undefined;
  /** An important text that is shown in a box. */
  notice?: string | undefined;
  paragraphs: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  link: { label: string; url: string };
  /** Text below the line: why the reader gets this mail. */
  footer: string;
  /** Whose name and logo the mail shows, if not the installation's: a receipt and a notice show the merchant's. */
  sender?: { name: string; logo: MailImage | undefined } | undefined;
}

const ACCENT = '#0b5c56';
const FONT = "-apple-system,'Segoe UI',Roboto,'Noto Sans Arabic',Tahoma,Arial,sans-serif";
const MUTED = '#625d56';

/** Removes characters that could end a header line or change the text's direction. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

/** Renders a mail in the installation's colours. Uses tables and inline styles, because mail programs support little else. */
export function renderMail(brand: Brand, parts: MailParts): MailContent {
  const { sender = brand } = parts;
  const logo = isShown(sender.logo) ? sender.logo : undefined;
  return {
    language: parts.language,
    subject: oneLine(parts.subject),
    text: plainText(brand, parts),
    html: markup(brand, parts, logo !== undefined),
    ...(logo && { logo }),
  };
}

/** Tells whether mail programs show the image: they show no SVG, and many no WebP. */
const isShown = (logo: MailImage | undefined): boolean =>
  logo !== undefined && ['image/png', 'image/jpeg'].includes(logo.type);

function markup(brand: Brand, parts: MailParts, hasLogo: boolean): string {
  const { language, subject, title, figure, notice, paragraphs, link, footer } = parts;
  const dir = language === 'en' ? 'ltr' : 'rtl';
  const accent = brand.accent ?? ACCENT;
  const name = escapeHtml(oneLine(parts.sender?.name ?? brand.name));
  const logo = hasLogo
    ? `<img src="cid:logo" alt="" height="32" style="height:32px;vertical-align:middle"> `
    : '';
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(oneLine(subject))}</title>
</head>
<body dir="${dir}" style="margin:0;padding:0;background:#f7f6f4;color:#22201d;font-family:${FONT};font-size:16px;line-height:1.5">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="background:#f7f6f4"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" dir="${dir}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dcd9d4;border-radius:12px;text-align:start">
<tr><td style="padding:20px 28px;border-bottom:3px solid ${accent};font-size:18px;font-weight:600">${logo}<span dir="auto">${name}</span></td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 8px;font-size:22px;line-height:1.3;font-weight:600">${escapeHtml(title)}</h1>
${figure === undefined ? '' : `<p style="margin:0 0 16px;font-size:32px;line-height:1.2;font-weight:600"><span dir="ltr" style="unicode-bidi:isolate">${escapeHtml(figure)}</span></p>`}
${notice === undefined ? '' : `<p style="margin:0 0 16px;padding:12px 16px;border-radius:8px;background:#fff1d6;color:#7a4b00">${escapeHtml(notice)}</p>`}
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('\n')}
${factTable(parts)}
<p style="margin:24px 0 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>
</td></tr>
<tr><td style="padding:16px 28px;border-top:1px solid #dcd9d4;color:${MUTED};font-size:14px">${escapeHtml(footer)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function factTable({ facts, language }: MailParts): string {
  const [start, end] = language === 'en' ? ['left', 'right'] : ['right', 'left'];
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td align="${start}" valign="top" style="padding:8px 0;border-top:1px solid #dcd9d4;color:${MUTED}">${escapeHtml(name)}</td><td align="${end}" valign="top" style="padding:8px 0;border-top:1px solid #dcd9d4;word-break:break-word"><span dir="auto" style="unicode-bidi:isolate">${escapeHtml(value)}</span></td></tr>`,
  );
  return rows.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">\n${rows.join('\n')}\n</table>`;
}

/** Isolates a value's text direction from the surrounding text (Unicode isolate characters). */
const isolated = (text: string, language: Language): string =>
  language === 'en' ? text : `\u2068${text}\u2069`;

function plainText(brand: Brand, parts: MailParts): string {
  const { name } = parts.sender ?? brand;
  const { language, title, figure, notice, paragraphs, facts, link, footer } = parts;
  const aside = (text: string) => isolated(oneLine(text), language);
  const blocks = [
    oneLine(name),
    [title, figure && aside(figure)].filter(Boolean).join('\n'),
    notice,
    ...paragraphs,
    facts.map(([fact, value]) => `${fact}: ${aside(value)}`).join('\n'),
    `${link.label}:\n${link.url}`,
    `-- \n${footer}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
