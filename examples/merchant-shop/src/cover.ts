import type { Book } from './books.ts';
import { escapeHtml } from './html.ts';

const art: Record<Book['cover']['art'], string> = {
  river: waves([176, 196, 216, 236, 256]),
  arch: '<path d="M70 270v-70a50 50 0 0 1 100 0v70M86 270v-68a34 34 0 0 1 68 0v68M102 270v-66a18 18 0 0 1 36 0v66"/>',
  moon: `<path d="M138 150a42 42 0 1 0 22 66a34 34 0 0 1-22-66z" fill="currentColor"/>${waves([250, 266])}`,
  dunes:
    '<path d="M0 250q60-70 130-24t110-26M0 276q80-50 150-18t90-14M0 300q90-40 240-12"/><circle cx="170" cy="170" r="20"/>',
  leaf: '<path d="M120 280V150M120 180q-40-4-46-40q40 2 46 40zM120 180q40-4 46-40q-40 2-46 40zM120 226q-40-4-46-40q40 2 46 40zM120 226q40-4 46-40q-40 2-46 40zM120 268q-34-4-40-34q34 2 40 34zM120 268q34-4 40-34q-34 2-40 34z"/>',
  stars: stars([
    [60, 170],
    [92, 214],
    [128, 160],
    [150, 236],
    [186, 188],
    [70, 262],
    [176, 276],
    [112, 286],
  ]),
};

/** Draws a book's cover as SVG, so that the example needs no image files. */
export function drawCover({ title, author, cover }: Book): string {
  const lines = breakTitle(title);
  const text = lines.map(
    (line, index) =>
      `<text x="120" y="${62 + index * 30}" font-size="25" font-weight="600">${escapeHtml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 340" font-family="Georgia, 'Noto Naskh Arabic', serif" text-anchor="middle" color="${cover.ink}">
<rect width="240" height="340" fill="${cover.paper}"/>
<rect width="10" height="340" fill="#000" opacity=".16"/>
<g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" opacity=".9">${art[cover.art]}</g>
<g fill="currentColor">${text.join('')}<text x="120" y="318" font-size="14" opacity=".85">${escapeHtml(author)}</text></g>
</svg>`;
}

function breakTitle(title: string): string[] {
  const lines = [''];
  for (const word of title.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && `${last} ${word}`.length > 15) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

function waves(heights: number[]): string {
  return heights.map((y) => `<path d="M34 ${y}q21-14 43 0t43 0t43 0t43 0"/>`).join('');
}

function stars(points: [number, number][]): string {
  return points.map(([x, y]) => `<path d="M${x - 7} ${y}h14M${x} ${y - 7}v14"/>`).join('');
}
