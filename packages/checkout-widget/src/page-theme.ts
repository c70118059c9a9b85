/**
 * Returns the theme of the page around an element: paints the backgrounds of the element and of all around it over each other, in
 * any colour space, and tells whether the result is dark. Undefined where nothing can be painted.
 */
export function pageTheme(element: Element | undefined): 'light' | 'dark' | undefined {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return undefined;
  const paint = (at: Element | undefined): void => {
    if (!at) return;
    paint(at.parentElement ?? (at.getRootNode() as ShadowRoot).host);
    pen.fillStyle = getComputedStyle(at).backgroundColor;
    pen.fillRect(0, 0, 9, 9);
  };
  paint(element);
  // A page without any background is white.
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return red + green + blue < alpha * 1.5 ? 'dark' : 'light';
}
