/** Fakes popovers, which happy-dom lacks: a button with `popovertarget` toggles its popover. */
export function fakePopovers(): void {
  const toggle = (popover: HTMLElement, newState: 'open' | 'closed') => {
    if ((popover.dataset.open === 'yes') === (newState === 'open')) return;
    for (const type of ['beforetoggle', 'toggle']) {
      const event = Object.assign(new Event(type), { newState });
      if (type === 'toggle') popover.dataset.open = newState === 'open' ? 'yes' : 'no';
      popover.dispatchEvent(event);
    }
  };
  HTMLElement.prototype.hidePopover = function hide() {
    toggle(this, 'closed');
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (popover) toggle(popover, popover.dataset.open === 'yes' ? 'closed' : 'open');
  });
}
