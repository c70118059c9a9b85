export interface SplitPage {
  html: string;
  scripts: { name: string; text: string }[];
}

const INLINE = /<script( type="module")?>([\s\S]*?)<\/script>/g;
/** Addresses of the logo, icons and telemetry that the renderer loads from its maker's servers. */
const REMOTE = /https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)[^\s"'`]*/g;

/**
 * Moves a page's scripts into files under /docs and removes remote addresses, so that the page works under a policy
 * without inline scripts and remote requests.
 */
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
