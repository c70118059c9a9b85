import { bodyExample, type Contract, type Described, exampleOf, operationsOf, resolve } from './operation.ts';
import { html, page } from './page-html.ts';
import { curlSample, sdkSample } from './samples.ts';
import { fieldFacts, schemaList } from './schema-list.ts';

/** Stands in the pages for the addresses of the installation, which the server fills in. */
export const API_ADDRESS = 'https://api.daftar.invalid';
export const CHECKOUT_ADDRESS = 'https://checkout.daftar.invalid';

const anchor = ({ tags: [tag = ''], operationId }: Described) => `/docs/${tag}.html#${operationId}`;

function permissionText({ 'x-permission': { auth, scope, group, flag, key } }: Described): string {
  const who: Record<string, string> = {
    none: 'Anybody',
    token: group ? `Signed-in users whose role has ${group}.${flag}` : 'Signed-in users',
    'merchant-key': "A merchant's server, with its secret key",
    'provider-signature': 'Payment providers, by their signature',
  };
  const scopes = { owner: ', of the platform owner only', own: ', for their own records' } as Record<
    string,
    string
  >;
  const byKey = key && key !== 'none' ? `. A key needs the scope ${key}` : '';
  return `${who[auth] ?? auth}${auth === 'token' ? (scopes[scope ?? ''] ?? '') : ''}${byKey}.`;
}

const code = (label: string, text: string) =>
  html`<h4>${label}</h4><pre tabindex="0" aria-label="${label}"><code>${text}</code></pre>`;

function parametersList(contract: Contract, { parameters }: Described): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, schema, required = false, description = '' }) =>
      html`<li><code>${name}</code> in the ${place} ${{ html: fieldFacts(contract, { ...schema, description }, required) }}</li>`,
  );
  return `<h3>Parameters</h3><ul class="fields">${rows.join('')}</ul>`;
}

function bodyPart(contract: Contract, { requestBody }: Described): string {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (!media) return '';
  return html`<h3>Body <span class="type">${type ?? ''}</span></h3>${{ html: schemaList(contract, media.schema) }}`;
}

function responsesPart(contract: Contract, { responses }: Described): string {
  const rows = Object.entries(responses).map(([status, given]) => {
    const { description, content = {} } = resolve(contract, given);
    const [media] = Object.values(content);
    const fields = media && status.startsWith('2') ? schemaList(contract, media.schema) : '';
    const sample =
      media?.example === undefined
        ? ''
        : code(`Example of ${status}`, JSON.stringify(media.example, null, 2));
    return html`<details><summary><code>${status}</code> ${description}</summary>${{ html: fields + sample }}</details>`;
  });
  return `<h3>Responses</h3>${rows.join('')}`;
}

/** Returns the form that sends the operation to this installation. Uploads and event streams have none. */
function tryForm(contract: Contract, operation: Described): string {
  const { operationId, method, path, parameters, requestBody, responses } = operation;
  const isStream = responses['200']?.content?.['text/event-stream'] !== undefined;
  if (isStream || requestBody?.content['multipart/form-data']) return '';
  const field = (name: string, place: string, value: string) =>
    html`<label>${name}<input name="${place}.${name}" value="${value}" autocomplete="off" spellcheck="false"></label>`;
  const fields = parameters
    .filter(({ in: place }) => place !== 'header')
    .map((one) =>
      field(one.name, one.in, one.in === 'path' || one.required ? String(exampleOf(contract, one)) : ''),
    );
  const body = bodyExample(operation);
  const text =
    body === undefined
      ? ''
      : html`<label>Body<textarea name="body" rows="8" spellcheck="false">${JSON.stringify(body, null, 2)}</textarea></label>`;
  return html`<details class="try"><summary>Try it</summary><form data-method="${method}" data-path="${path}" aria-label="Try ${operationId}">${{ html: fields.join('') + text }}<button>Send to this installation</button>
    <p role="status"></p><pre tabindex="0" aria-label="Answer of ${operationId}" hidden><code></code></pre></form></details>`;
}

const operationPart = (
  contract: Contract,
  operation: Described,
): string => html`<section id="${operation.operationId}">
<h2>${operation.summary}</h2><p class="address"><strong>${operation.method}</strong> <code>${operation.path}</code></p>
<p>${operation.description ?? ''}</p><p>${permissionText(operation)}</p>
${{ html: parametersList(contract, operation) + bodyPart(contract, operation) + responsesPart(contract, operation) }}
<h3>Samples</h3>${{ html: code(`SDK: ${operation.operationId}`, sdkSample(contract, operation, API_ADDRESS)) + code(`curl: ${operation.operationId}`, curlSample(contract, operation, API_ADDRESS)) + tryForm(contract, operation) }}
</section>`;

const keyField = `<form class="key" aria-label="Credential"><label>Secret key or token, for <em>Try it</em>
<input type="password" name="credential" autocomplete="off" spellcheck="false"></label>
<p>It stays in this page until you close it. Calls are real: use a key of a test installation.</p></form>`;

/** Returns the pages of the reference by file name: an index, and one page for each tag. */
export function referencePages(contract: Contract): Map<string, string> {
  const operations = operationsOf(contract);
  const tags = contract.tags.map((tag) => ({
    ...tag,
    own: operations.filter(({ tags: [first] }) => first === tag.name),
  }));
  const shown = tags.filter(({ own }) => own.length > 0);
  const menu = (current?: string) =>
    `<ul>${shown.map(({ name }) => html`<li><a href="/docs/${name}.html"${{ html: name === current ? ' aria-current="page"' : '' }}>${name}</a></li>`).join('')}</ul>`;
  const pages = new Map<string, string>();
  const lists = shown.map(
    ({
      name,
      description,
      own,
    }) => html`<section><h2><a href="/docs/${name}.html">${name}</a></h2><p>${description}</p>
<ul>${{ html: own.map((one) => html`<li><a href="${anchor(one)}">${one.summary}</a> <code>${one.method} ${one.path}</code></li>`).join('') }}</ul></section>`,
  );
  const { version, description = '' } = contract.info;
  const title = `${contract.info.title} API`;
  pages.set(
    'index.html',
    page(
      title,
      menu(),
      html`<h1>${title} ${version}</h1><p>${description}</p>
<ul class="servers"><li><code>${API_ADDRESS}</code> the whole API</li><li><code>${CHECKOUT_ADDRESS}</code> the operations of customers and providers, and the checkout</li></ul>
<p><a href="/docs/openapi.json" download>Download the contract (OpenAPI 3.1, JSON)</a></p>${{ html: lists.join('') }}`,
    ),
  );
  for (const { name, description: about, own } of shown)
    pages.set(
      `${name}.html`,
      page(
        `${name}: ${title}`,
        menu(name),
        html`<h1>${name}</h1><p>${about}</p>${{ html: keyField + own.map((one) => operationPart(contract, one)).join('') }}`,
      ),
    );
  return pages;
}
