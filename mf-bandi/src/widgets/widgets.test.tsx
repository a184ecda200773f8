import { addDays, dayInRome, type Role } from '@bandiera/domain'
import { renderScreen, unBando, unUsr } from '@bandiera/testing'
import { cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { Component as Elenco } from '../screens/bandi-list.screen.tsx'
import { Component as InScadenza } from './in-scadenza.tsx'
import { Component as Redazione } from './redazione.tsx'

const oggi = dayInRome()
const inDays = (titolo: string, giorni: number, over = {}) =>
  unBando({ data: { titolo, dataApertura: addDays(oggi, -40), dataChiusura: addDays(oggi, giorni), ...over } })
const controllo = [{ campo: 'comuni', motivo: 'Comune sconosciuto' }]
const bandi = [
  inDays('Tra venti', 20),
  inDays('Domani', 1),
  inDays('Lontano', 90),
  inDays('Chiuso', -3),
  inDays('Bozza che scade', 5, { redazione: 'bozza', daControllare: controllo }),
  inDays('Da rivedere', 60, { redazione: 'in_revisione' }),
]
const numbers = () =>
  screen.getAllByRole<HTMLAnchorElement>('link').flatMap((link) => {
    const [, value, label] = /^(\d+) (.+)$/.exec(link.textContent ?? '') ?? []
    return label ? [{ label, value: Number(value), path: link.getAttribute('href') ?? '' }] : []
  })

it.each<[Role, ComponentType]>([
  ['gestore', InScadenza],
  ['professionista', InScadenza],
  ['editore', Redazione],
])('counts for a %s exactly what the list shows that the number opens', (role, Widget) => {
  const usr = unUsr(role)
  renderScreen(<Widget />, { usr, bandi })
  const counted = numbers()
  expect(counted.length).toBeGreaterThan(1)
  for (const { label, value, path } of counted) {
    cleanup()
    renderScreen(<Elenco />, { usr, bandi, path })
    expect([label, screen.queryAllByRole('rowheader').length]).toEqual([label, value])
  }
})

it('shows a gestore the published grants that close within 30 days, nearest first', () => {
  renderScreen(<InScadenza />, { bandi })
  expect(screen.getByRole('link', { name: '2 entro 30 giorni' })).toBeVisible()
  const lines = screen.getByRole('list', { name: 'I primi che chiudono' })
  expect([...lines.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Domani', 'Tra venti'])
})

it('counts anew when a grant changes elsewhere', () => {
  const { feed } = renderScreen(<InScadenza />, { bandi })
  feed.remove('bandi', bandi[1]!._id)
  expect(screen.getByRole('link', { name: '1 entro 30 giorni' })).toBeVisible()
})

it('tells who has no grant yet what to do', () => {
  renderScreen(<InScadenza />)
  expect(screen.getByText(/Non c’è ancora nessun bando/)).toBeVisible()
  cleanup()
  renderScreen(<Redazione />, { usr: unUsr('editore') })
  expect(screen.getByRole('link', { name: '0 bozze' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Importa/ })).toHaveAttribute('href', '/bandi?importa=1')
})
