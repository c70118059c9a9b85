// The shop's own page script: opens the checkout and shows the order's status, which the shop's server gets by webhook.
const container = document.getElementById('checkout');
const state = document.getElementById('state');
const log = document.getElementById('log');
const { order, session } = container.dataset;
let paid = false;

if (session && globalThis.Daftar) {
  const checkout = globalThis.Daftar.createCheckout({
    session,
    locale: new URLSearchParams(location.search).get('lang') ?? 'en',
    appearance: { accent: '#8c3b24', surface: '#fffdf8', text: '#2b211a', theme: 'light' },
  });
  checkout.on('action', ({ detail }) => note(`Reference ${detail.referenceNumber} is waiting to be paid.`));
  checkout.on('succeeded', () => {
    // The webhook may have arrived before this event.
    if (!paid) note('The checkout says it is paid; the shop waits for the webhook.');
  });
  checkout.on('error', ({ detail }) => {
    // A colour that cannot be read is a note for the shop's developer, not for its customers.
    if (detail.code === 'appearance') console.warn(detail.message);
    else note(detail.message);
  });
  checkout.mount(container);
}

const events = new EventSource(`/orders/${order}/events`);
events.addEventListener('order', ({ data }) => {
  const { status, state: line, title, text } = JSON.parse(data);
  state.textContent = line;
  document.querySelector('.order')?.setAttribute('data-status', status);
  // The return page: its heading and its status line change together.
  const heading = document.getElementById('title');
  if (heading && status !== 'open') {
    heading.textContent = title;
    document.getElementById('text').textContent = text;
  }
  if (status === 'paid') {
    paid = true;
    note('');
  }
});

function note(text) {
  if (!log) return;
  log.textContent = text;
  log.hidden = !text;
}
