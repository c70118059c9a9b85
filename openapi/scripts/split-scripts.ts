export interface SplitPage {
  html: string;
  scripts: { name: string; text: string }[];
}

const INLINE = /<script( type="module")?>([\s\S]*?)<\/script>/g;
/** The renderer's logo, icons and telemetry at its makers'. */
const REMOTE = /https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)[^\s"'`]*/g;

/** A page with its scripts in files beside it, under /docs: it renders where no inline script may run and nothing is fetched. */
export function splitScripts(page: string): SplitPage {
  const scripts: SplitPage['scripts'] = [];
  const html = page.replace(INLINE, (_all, type: string | undefined, text: string) => {
    const name = `reference-${scripts.length + 1}.js`;
    scripts.push({ name, text: `${text.trim().replace(REMOTE, 'data:,')}\n` });
    return `<script${type ?? ''} src="/docs/${name}"></script>`;
  });
  if (!scripts.some(({ text }) => text.includes('hydrate(')))
    throw new Error('Redoc writes another page now');
  return { html, scripts };
}
