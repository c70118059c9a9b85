/** What single keys do to the page that is shown: by the parts that every list has, where it has them. */
const targets: Readonly<Record<string, string>> = {
  '/': 'main input[type=search]',
  n: 'main .page-actions a[href$="/new"]',
  '[': 'main .pager-steps button:first-child:not(:disabled)',
  ']': 'main .pager-steps button:last-child:not(:disabled)',
};

/** Presses or enters the part of the page that a key stands for; tells whether there was one. */
export function pressOnPage(key: string): boolean {
  const found = targets[key] && document.querySelector<HTMLElement>(targets[key]);
  if (!found) return false;
  found.focus();
  if (found instanceof HTMLInputElement) found.select();
  else found.click();
  return true;
}
