import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { commandLine, publishFaultyModule } from '../support/releases.ts'

const tag = ['@mf-registro', '@portal', '@mf-incroci', '@mf-pratiche']

const TENANT = 'affitti.localhost'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Principale' })
/** What the table says of `mf-guasti` for that tenant. */
const cell = (page: Page) =>
  page
    .getByRole('table', { name: 'Versioni dei moduli per cliente' })
    .getByRole('cell')
    .filter({ has: page.getByRole('button', { name: `Azioni su mf-guasti per ${TENANT}` }) })

/** Opens the window of a command. */
async function open(page: Page, verb: string): Promise<Locator> {
  await cell(page).getByRole('button').click()
  await page.getByRole('menuitem', { name: verb }).click()
  return page.getByRole('dialog')
}
/** The one line of the plan: what that tenant has before and after. */
const plan = (dialog: Locator) => dialog.getByRole('table', { name: 'Che cosa cambia' }).getByRole('row').nth(1)

/** Gives the reason and carries it out. */
async function confirm(dialog: Locator, why: string, verb: string): Promise<void> {
  await dialog.getByLabel('Perché lo fai').fill(why)
  await dialog.getByRole('button', { name: verb, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test(
  'an operator promotes a version to one tenant, tries the next one on a part of it, and goes back',
  { tag },
  async ({ signedIn, dataFolder, addressOf }) => {
    await publishFaultyModule({ dataFolder, addressOf }, ['1.0.0', '1.1.0', '1.6.0'])
    const page = await signedIn('admin')
    await page.goto('/registro')
    const other = await signedIn('gestore', { host: TENANT })
    await other.goto('/dashboard')
    await expect(menuOf(other).getByRole('listitem').first()).toBeVisible()
    await expect(menuOf(other).getByRole('link', { name: 'Guasti' })).toHaveCount(0)

    await test.step('the first version: no other tenant gets it', async () => {
      const dialog = await open(page, 'Promuovi una versione…')
      await dialog.getByLabel('Versione').selectOption('1.0.0')
      await expect(plan(dialog)).toHaveAccessibleName(`${TENANT} 1 mf-guasti — 1.0.0`)
      await confirm(dialog, 'il cliente la prova', 'Promuovi')
      await expect(cell(page)).toContainText('1.0.0')
      await expect(cell(page)).toContainText('fissata')
      await menuOf(other).getByRole('link', { name: 'Guasti' }).click()
      await expect(heading(other, 'Guasti 1.0.0')).toBeVisible()
      await expect(menuOf(page).getByRole('link', { name: 'Guasti' })).toHaveCount(0)
    })

    await test.step('the next one: the open page takes it in place', async () => {
      const dialog = await open(page, 'Promuovi una versione…')
      await dialog.getByLabel('Versione').selectOption('1.1.0')
      await expect(plan(dialog)).toHaveAccessibleName(`${TENANT} 2 mf-guasti 1.0.0 1.1.0`)
      await expect(heading(other, 'Guasti 1.0.0')).toBeVisible()
      await confirm(dialog, 'corregge la pagina', 'Promuovi')
      await expect(cell(page)).toContainText('1.1.0')
      await other.getByRole('button', { name: 'Usa ora' }).click()
      await expect(heading(other, 'Guasti 1.1.0')).toBeVisible()
    })

    await test.step('a tenth of its accounts tries one more', async () => {
      const dialog = await open(page, 'Prova su una parte degli utenti…')
      await dialog.getByLabel('Versione').selectOption('1.6.0')
      await dialog.getByLabel('Utenti su cento').fill('10')
      await expect(plan(dialog)).toHaveAccessibleName(`${TENANT} 3 mf-guasti 1.1.0 1.1.0 1.6.0 in prova al 10%`)
      await confirm(dialog, 'prima in pochi', 'Canarino')
      await expect(cell(page)).toContainText('1.1.0')
      await expect(cell(page)).toContainText('1.6.0 in prova al 10%')
    })

    await test.step('one press takes the trial back', async () => {
      const first = await open(page, 'Torna a prima…')
      await expect(plan(first)).toHaveAccessibleName(`${TENANT} 4 mf-guasti 1.1.0 1.1.0`)
      await confirm(first, 'la prova non va', 'Torna indietro')
      await expect(cell(page)).not.toContainText('in prova')
      await expect(cell(page)).toContainText('1.1.0')
    })

    await test.step('the tenant’s page keeps every choice with its reason', async () => {
      await page.getByRole('link', { name: 'Affitti e Bandi' }).click()
      const choices = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Scelta \d$/ }) })
      await expect(choices).toHaveText([
        /la prova non va/,
        /prima in pochi/,
        /corregge la pagina/,
        /il cliente la prova/,
      ])
    })
    // the journeys that follow on this portal know nothing of it
    const modulo = commandLine({ dataFolder, addressOf })
    await modulo('disable', 'mf-guasti', '--tenant', TENANT, '--reason', 'la prova è finita')
  },
)
