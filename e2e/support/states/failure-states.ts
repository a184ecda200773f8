import { expect, type Page } from '@playwright/test'
import { signIn } from '../../sign-in.ts'
import { endSession, expiredDialog } from '../session.ts'
import { wireUnder, type Wire } from '../wire.ts'
import { as, type State } from './state.ts'

const noSocket = (page: Page) => page.routeWebSocket('**/socketcluster/**', (socket) => socket.close())

/** Below the sockets of pages that will lose them. */
const wires = new WeakMap<Page, Wire>()

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
    arrange: async (page) => wires.set(page, await wireUnder(page)),
    reach: async (page) => {
      await expect(page.getByRole('table')).toBeVisible()
      await wires.get(page)?.cut()
      await expect(page.getByText('Connessione interrotta').first()).toBeVisible()
    },
  },
  {
    name: 'modulo-guasto',
    visitor: as('gestore'),
    path: '/pratiche',
    arrange: (page) => page.route('**/m/mf-pratiche/**', (route) => route.abort()),
    reach: (page) => expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible(),
  },
  {
    name: 'modulo-non-piu-sul-server',
    visitor: as('gestore'),
    path: '/pratiche',
    arrange: (page) => page.route('**/m/mf-pratiche/**', (route) => route.fulfill({ status: 404, body: '' })),
    reach: (page) => expect(page.getByText(/^Una sua parte non è più sul server/)).toBeVisible(),
  },
  {
    name: 'sessione-scaduta',
    // a session of its own: it ends everywhere
    visitor: as('anonimo'),
    path: '/login',
    reach: async (page) => {
      await signIn(page, 'gestore2')
      await page.goto('/aziende?nuova=1')
      await expect(page.getByRole('form', { name: 'Nuova azienda' })).toBeVisible()
      await endSession(page, new URL(page.url()).origin)
      await expect(expiredDialog(page)).toBeVisible()
    },
  },
]
