// Sends the requests of the forms on this page. The credential is kept in its field only.
const credential = () => document.querySelector('input[name=credential]')?.value.trim() ?? '';

function addressOf(path, values) {
  const query = new URLSearchParams();
  let address = path;
  for (const [name, value] of values) {
    const [place, field] = name.split(/\.(.*)/s);
    if (place === 'path') address = address.replace(`{${field}}`, encodeURIComponent(value));
    if (place === 'query' && value !== '') query.set(field, value);
  }
  return `${address}${query.size > 0 ? `?${query}` : ''}`;
}

async function send(form) {
  const values = new FormData(form);
  const key = credential();
  const headers = { accept: 'application/json' };
  if (key.startsWith('sk_')) headers.authorization = `Bearer ${key}`;
  else if (key) headers['x-auth-token'] = key;
  const body = values.get('body');
  if (body !== null) headers['content-type'] = 'application/json';
  const init = { method: form.dataset.method, headers, body, credentials: 'omit', cache: 'no-store' };
  const response = await fetch(addressOf(form.dataset.path, values), init);
  const text = await response.text();
  try {
    return [response, JSON.stringify(JSON.parse(text), null, 2)];
  } catch {
    return [response, text];
  }
}

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  if (!form.dataset.path) return;
  const status = form.querySelector('[role=status]');
  const answer = form.querySelector('pre');
  status.textContent = 'Sending…';
  try {
    const [response, text] = await send(form);
    status.textContent = `${response.status} ${response.statusText}`;
    answer.hidden = text === '';
    answer.firstChild.textContent = text;
  } catch (error) {
    status.textContent = `No answer: ${error.message}`;
    answer.hidden = true;
  }
});
