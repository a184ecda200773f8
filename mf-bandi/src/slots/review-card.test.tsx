import { addDays, dayInRome } from '@bandiera/domain'
import { renderScreen, unBando, unUsr } from '@bandiera/testing'
import { cleanup, screen } from '@testing-library/react'
import { Component as Elenco } from '../list.screen.tsx'
import type { ComponentType } from 'react'
import { Component as InScadenza } from './closing-card.tsx'
import { Component as Importati } from './imported-card.tsx'
import { Component as Redazione } from './review-card.tsx'

const today = dayInRome()
const inDays = (titolo: string, giorni: number, over = {}) =>
  unBando({ data: { titolo, dataApertura: addDays(today, -40), dataChiusura: addDays(today, giorni), ...over } })
const check = [{ campo: 'comuni', motivo: 'Comune sconosciuto' }]
const bandi = [
  inDays('Tra venti', 20),
  inDays('Domani', 1),
  inDays('Lontano', 90),
  inDays('Chiuso', -3),
  inDays('Bozza che scade', 5, { redazione: 'bozza', daControllare: check }),
  inDays('Da rivedere', 60, { redazione: 'in_revisione' }),
]
const numbers = () =>
  screen.getAllByRole<HTMLAnchorElement>('link').flatMap((link) => {
    const [, value, label] = /^(\d+) (.+)$/.exec(link.textContent ?? '') ?? []
    return label ? [{ label, value: Number(value), path: link.getAttribute('href') ?? '' }] : []
  })

it.each<[string, ComponentType, number]>([
  ['drafts', Redazione, 2],
  ['closing grants', InScadenza, 1],
  ['imports', Importati, 2],
])('counts exactly what the list shows that each number of the %s opens', (_, Widget, count) => {
  const usr = unUsr('editore')
  renderScreen(<Widget />, { usr, bandi })
  const counted = numbers()
  expect(counted).toHaveLength(count)
  for (const { label, value, path } of counted) {
    cleanup()
    renderScreen(<Elenco />, { usr, bandi, path })
    expect([label, screen.queryAllByRole('rowheader').length]).toEqual([label, value])
  }
})

it('shows first what closes first, and what is in revision before the drafts', () => {
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent)
  renderScreen(<InScadenza />, { usr: unUsr('editore'), bandi })
  expect(lines().slice(1)).toEqual(['Domanidomani', 'Tra ventitra 20 giorni'])
  cleanup()
  renderScreen(<Redazione />, { usr: unUsr('editore'), bandi })
  expect(lines().slice(2)).toEqual(['Da rivedereIn revisione', 'Bozza che scadeBozza'])
})

it.each<[ComponentType, RegExp]>([
  [InScadenza, /^Nessun bando pubblicato chiude nei prossimi 30 giorni/],
  [Importati, /^Niente da controllare/],
  [Redazione, /^Niente da rivedere/],
])('says so when there is nothing to do (%#)', (Widget, text) => {
  renderScreen(<Widget />, { usr: unUsr('editore'), bandi: [inDays('Lontano', 90)] })
  expect(screen.getByText(text)).toBeVisible()
})

it('counts anew when a grant changes elsewhere', () => {
  const { feed } = renderScreen(<Redazione />, { usr: unUsr('editore'), bandi })
  feed.remove('bandi', bandi[4]!._id)
  expect(screen.getByRole('link', { name: '0 bozze' })).toBeVisible()
})

it('tells who has no grant yet what to do', () => {
  renderScreen(<Redazione />, { usr: unUsr('editore') })
  expect(screen.getByRole('link', { name: '0 bozze' })).toBeVisible()
  expect(screen.getByRole('link', { name: /Importa/ })).toHaveAttribute('href', '/bandi?importa=1')
})
