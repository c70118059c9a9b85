/** Selectors of the elements that single keys act on; they match the parts of a list page. */
const targets: Readonly<Record<string, string>> = {
  '/': 'main input[type=search]',
  n: 'main [data-part=page-actions] :is(a[href$="/new"], [data-creates])',
  '[': 'main [data-part=pager-steps] button:first-child:not(:disabled)',
  ']': 'main [data-part=pager-steps] button:last-child:not(:disabled)',
};

/** Focuses or clicks the element of a key; returns whether the page has it. */
export function pressOnPage(key: string): boolean {
  const found = targets[key] && document.querySelector<HTMLElement>(targets[key]);
  if (!found) return false;
  found.focus();
  if (found instanceof HTMLInputElement) found.select();
  else found.click();
  return true;
}
