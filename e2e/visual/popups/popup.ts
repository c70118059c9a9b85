import type { Page } from '@playwright/test';
import { demoAreas } from '../../areas.ts';
import type { Words } from '../../words.ts';

/** A dialog or menu over a page, or a state of a page that is reached in several steps. */
export interface Popup {
  /** The picture's name. */
  name: string;
  /** A page of the registry by its name, or an address. */
  at: string;
  /** Opens the popup as a user does. `t` returns a text in the picture's language. */
  open: (page: Page, t: Words) => Promise<void>;
  /** Whether the steps change the page itself and open nothing over it. */
  inPage?: true;
}

/** Presses the button with exactly this name in the page's content, or in the popup that is open. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Opens the menu of the first row that has one. */
export const openRowMenu = (page: Page): Promise<void> => page.locator('.row-menu').first().click();

/** Chooses an action in the menu of the first row. */
export async function chooseInRow(page: Page, action: string): Promise<void> {
  await openRowMenu(page);
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** Returns the popups of the areas that open with one press. */
export const areaPopups = async (): Promise<readonly Popup[]> =>
  (await demoAreas()).flatMap(({ popups = [] }) =>
    popups.map((popup) => ({
      ...{ name: popup.name, at: popup.at },
      open: (page, t) => ('row' in popup ? chooseInRow(page, t(popup.row)) : press(page, t(popup.press))),
    })),
  );
