import type { BinEntry } from '@bandiera/domain'
import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

/** The server answers that there is nothing of any kind. */
async function withNothing(page: Page): Promise<void> {
  await page.route('**/sync/pull*', async (route) => {
    const answer = await route.fetch()
    const closing = JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '{}') as object
    // without the sums, which would show that something is missing
    const body = JSON.stringify({ ...closing, counts: {}, sum: undefined })
    await route.fulfill({ contentType: 'application/x-ndjson', body: `${body}\n` })
  })
}

/** What the bin holds when some of it has been deleted just now and some is about to go for good. */
function deleted(): BinEntry[] {
  const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString()
  const kinds = [
    ['aziende', 'Officine meccaniche di precisione della Valle del Chiampo S.r.l.', 'Gina Gestisce'],
    ['pratiche', 'Voucher digitalizzazione 2026', 'Professionista'],
    ['docs', 'Visura camerale', 'Gina Gestisce'],
    ['bandi', 'Nuova Sabatini', 'Editore'],
    ['istituti', 'Banca di prova', 'Un utente che non c’è più'],
  ] as const
  return kinds.map(([coll, nome, chi], n) => {
    const gone = -n * 22
    return { coll, id: String(n), nome, chi, quando: day(gone), scade: day(gone + 90) }
  })
}

/** The server takes its time. */
const withoutAnswer = (page: Page) => page.route('**/sync/pull*', () => {})

const seesHeading = (name: string | RegExp) => async (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible()

const lists = [
  ['gestore', '/aziende', 'aziende'],
  ['gestore', '/bandi', 'bandi'],
  ['editore', '/bandi', 'bandi-editore'],
  ['professionista', '/aziende', 'aziende-professionista'],
  ['gestore', '/pratiche', 'pratiche'],
  ['gestore', '/archivio', 'archivio'],
  ['gestore', '/utenti', 'utenti'],
  ['gestore', '/incroci', 'incroci'],
  ['gestore', '/incroci?tab=bando', 'incroci-per-bando'],
] as const

/** The lists: nothing yet, nothing found, not there yet, filters open, the other tabs. */
export const listStates: readonly State[] = [
  ...lists.map(([role, path, name]): State => ({
    name: `vuoto-${name}`,
    visitor: as(role),
    path,
    arrange: withNothing,
    reach: seesHeading(/^Non c’è ancora/),
  })),
  ...(['/aziende', '/bandi', '/incroci'] as const).map((path): State => ({
    name: `in-caricamento-${path.slice(1)}`,
    visitor: as('gestore'),
    path,
    arrange: withoutAnswer,
    waits: true as const,
    reach: (page) => expect(page.locator('.MuiSkeleton-root').first()).toBeVisible(),
  })),
  {
    name: 'cestino-pieno',
    visitor: as('admin'),
    path: '/cestino',
    arrange: (page) => page.route('**/api/cestino', (route) => route.fulfill({ json: { voci: deleted() } })),
    reach: (page) => expect(page.getByRole('button', { name: /^Ripristina / }).first()).toBeVisible(),
  },
  {
    name: 'nessun-risultato',
    visitor: as('gestore'),
    path: '/aziende?q=questa+azienda+non+esiste',
    reach: seesHeading('Nessun risultato'),
  },
  ...(['bacheca', 'calendario'] as const).map((vista): State => ({
    name: `pratiche-${vista}`,
    visitor: as('gestore'),
    path: `/pratiche?vista=${vista}`,
    reach: (page) => expect(page.getByRole('button', { name: 'Filtro Situazione: Aperte' })).toBeVisible(),
  })),
  {
    name: 'filtro-aperto',
    visitor: as('gestore'),
    path: '/bandi',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Filtri/ })
        .first()
        .click()
      await expect(page.getByRole('dialog', { name: 'Filtri' })).toBeVisible()
    },
  },
  ...(
    [
      ['gestore', /^Servono almeno un’azienda e un bando/],
      ['editore', /^Non c’è ancora nessun bando/],
    ] as const
  ).map(([role, what]): State => ({
    name: `inizio-senza-dati-${role}`,
    visitor: as(role),
    path: '/dashboard',
    arrange: withNothing,
    reach: (page) => expect(page.getByText(what).first()).toBeVisible(),
  })),
  {
    name: 'selezione',
    visitor: as('admin'),
    path: '/utenti',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: /^Seleziona tutti/ }).click()
      await expect(page.getByRole('region', { name: 'Azioni sulla selezione' })).toBeVisible()
    },
  },
  {
    name: 'grafico-come-tabella',
    visitor: as('admin'),
    path: '/dashboard',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Mostra come tabella' }).first().click()
      await expect(page.getByRole('table').first()).toBeVisible()
    },
  },
  { name: 'incroci-per-bando', visitor: as('gestore'), path: '/incroci?tab=bando', reach: seesHeading('Incroci') },
  {
    name: 'incroci-criteri',
    visitor: as('gestore'),
    path: '/incroci',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Criteri: / })
        .first()
        .click()
      await expect(page.getByRole('table').first()).toBeVisible()
    },
  },
]
