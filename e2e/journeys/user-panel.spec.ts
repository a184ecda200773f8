import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Account } from '../sign-in.ts'

const tag = ['@portal', '@mf-account', '@mf-aziende', '@mf-bandi', '@mf-incroci', '@mf-istituti', '@mf-pratiche']

async function open(signedIn: (account: Account) => Promise<Page>, account: Account = 'gestore') {
  const page = await signedIn(account)
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: /– menu utente$/ })
  await expect(button).toBeVisible()
  return { page, button, panel: page.getByRole('group', { name: 'Menu utente' }) }
}

test('it says who is signed in, with role and admin badge, and leads to the account', { tag }, async ({ signedIn }) => {
  const { page, button, panel } = await open(signedIn, 'admin')
  await button.click()
  await expect(panel.getByText('Admin', { exact: true })).toBeVisible()
  await expect(panel.getByText('admin', { exact: true })).toBeVisible()
  const name = ((await button.textContent()) ?? '').trim()
  await expect(panel).toContainText(name.split('–')[0]!.slice(2).trim())
  await panel.getByRole('link', { name: 'ACCOUNT' }).click()
  await expect(page).toHaveURL('/account')
  await expect(panel).toBeHidden()
})

test('a gestore has the chip of the role and no badge', { tag }, async ({ signedIn }) => {
  const { button, panel } = await open(signedIn)
  await button.click()
  await expect(panel.getByText('Gestore', { exact: true })).toBeVisible()
  await expect(panel.getByText('admin', { exact: true })).toHaveCount(0)
})
