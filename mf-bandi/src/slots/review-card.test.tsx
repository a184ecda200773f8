import { addDays, dayInRome } from '@bandiera/domain'
import { renderScreen, unBando, unUsr } from '@bandiera/testing'
import { cleanup, screen } from '@testing-library/react'
import { Component as Elenco } from '../list.screen.tsx'
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

it('counts exactly what the list shows that the number opens', () => {
  const usr = unUsr('editore')
  renderScreen(<Redazione />, { usr, bandi })
  const counted = numbers()
  expect(counted.length).toBeGreaterThan(1)
  for (const { label, value, path } of counted) {
    cleanup()
    renderScreen(<Elenco />, { usr, bandi, path })
    expect([label, screen.queryAllByRole('rowheader').length]).toEqual([label, value])
  }
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
