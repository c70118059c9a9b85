/**
 * Returns the landmark or dialog around a menu's trigger, where the menu is rendered.
 *
 * At the end of the page's body a menu would be outside of every landmark, where screen reader users do not find it when they
 * move by landmarks.
 */
export function landmarkOf(trigger: string): HTMLElement {
  const found = document.getElementById(trigger)?.closest<HTMLElement>('main, header, [role$=dialog]');
  return found ?? document.body;
}
