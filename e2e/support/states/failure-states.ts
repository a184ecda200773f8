import { expect, type Page } from '@playwright/test'
import { as, type State } from './state.ts'

const noSocket = (page: Page) => page.routeWebSocket('**/socketcluster/**', (socket) => socket.close())

/** The connection breaks as soon as the page has its data, and does not come back. */
async function thenNoSocket(page: Page): Promise<void> {
  let broken = false
  await page.routeWebSocket('**/socketcluster/**', (socket) => {
    if (broken) return socket.close()
    socket.connectToServer()
    setTimeout(() => {
      broken = true
      void socket.close()
    }, 1500)
  })
}

/** What people see when something is out of order. */
export const failureStates: readonly State[] = [
  {
    name: 'server-muto',
    visitor: as('gestore'),
    path: '/aziende',
    arrange: noSocket,
    reach: (page) => expect(page.getByRole('button', { name: 'Riprova' }).first()).toBeVisible(),
  },
  {
    name: 'connessione-interrotta',
    visitor: as('gestore'),
    path: '/aziende',
    arrange: thenNoSocket,
    reach: (page) => expect(page.getByText('Connessione interrotta').first()).toBeVisible(),
  },
  {
    name: 'modulo-guasto',
    visitor: as('gestore'),
    path: '/pratiche',
    arrange: (page) => page.route('**/m/mf-pratiche/**', (route) => route.abort()),
    reach: (page) => expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible(),
  },
]
