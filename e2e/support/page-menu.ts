import type { Page } from '@playwright/test'

/** Takes an action of the menu beside the main action of a page. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Altre azioni' }).first().click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
