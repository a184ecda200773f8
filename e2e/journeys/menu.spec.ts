import { expect, test } from '../fixtures.ts'
import type { Account } from '../sign-in.ts'

/** Read out after an entry that leaves the page. */
const away = (label: string) => `${label} (si apre in una nuova finestra)`

/** Spec §2, "Side menu by role". */
const menus: Record<string, [Account, string[]][]> = {
  localhost: [
    ['admin', ['Utenti', 'Pratiche', 'Incroci', 'Istituti credito', 'Esigenze', 'Impostazioni']],
    ['editore', ['Bandi', 'Istituti credito', 'Esigenze', 'Impostazioni']],
    ['gestore', ['Bandi', 'Pratiche', 'Incroci', 'Aziende', 'FINANZIAMENTI']],
    ['professionista', ['Bandi', 'Pratiche', 'Incroci', 'Aziende', 'FINANZIAMENTI']],
  ],
  'sofabis.localhost': [
    [
      'admin',
      [
        'Utenti',
        'Pratiche',
        'Incroci',
        'Video tutorial',
        'Istituti credito',
        'Esigenze',
        'Impostazioni',
        away('PRESTITI'),
      ],
    ],
    ['gestore', ['Bandi', 'Pratiche', 'Incroci', 'Aziende', 'CALCOLO KPI', 'Video tutorial', away('PRESTITI')]],
  ],
  'agevolaitalia.localhost': [
    [
      'gestore',
      ['Bandi', 'Pratiche', 'Incroci', 'Aziende', 'FINANZIAMENTI'].concat(
        ['PRESTITI', 'Calcolo rata/reddito', 'Risparmio energetico'].map(away),
      ),
    ],
  ],
  'affitti.localhost': [['gestore', ['Bandi', 'Pratiche', 'Incroci', 'Aziende', 'FINANZIAMENTI', 'Rent']]],
}

for (const [host, roles] of Object.entries(menus)) {
  for (const [account, entries] of roles) {
    test(`${account} of ${host} has the menu of the role`, async ({ signedIn }) => {
      const page = await signedIn(account, { host })
      await page.goto('/dashboard')
      const menu = page.getByRole('navigation', { name: 'Principale' })
      await expect(menu.getByRole('listitem')).toHaveText(entries)
    })
  }
}

test('AgevolaItalia links to its two external forms', async ({ signedIn }) => {
  const page = await signedIn('gestore', { host: 'agevolaitalia.localhost' })
  await page.goto('/dashboard')
  for (const name of [/^Calcolo rata\/reddito/, /^Risparmio energetico/]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^https:/)
  }
})
