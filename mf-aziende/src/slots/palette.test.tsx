import { renderPalettePart, unaAzienda } from '@bandiera/testing'
import { Component as CreateCommands } from './create-commands.tsx'
import { Component } from './palette.tsx'

const rossi = unaAzienda({
  ragioneSociale: 'Caffè Rossi S.r.l.',
  partitaIva: '01234567897',
  telefono: '+39 02 1234567',
})
const verdi = unaAzienda({
  ragioneSociale: 'Verdi S.p.A.',
  partitaIva: '00743110157',
  codiceFiscale: 'VRDLGI80A01F205X',
})

it.each(['caffe ROSSI', '0123 4567 897', 'IT01234567897', '02 1234567'])('finds a company by %s', (text) => {
  const { type, lines } = renderPalettePart(Component, { aziende: [rossi, verdi] })
  type(text)
  expect(lines()).toEqual(['Caffè Rossi S.r.l. | 01234567897'])
})

it('finds a company by its codice fiscale, and leads to its page', () => {
  const { type, entries } = renderPalettePart(Component, { aziende: [rossi, verdi] })
  type('vrdlgi80a01f205x')
  expect(entries()).toMatchObject([{ label: 'Verdi S.p.A.', to: `/azienda/${verdi._id}` }])
})

it('leads to the list with everything that was found', () => {
  const { type, all } = renderPalettePart(Component, { aziende: [rossi] })
  type('caffè & co')
  expect(all()).toBe('/aziende?q=caff%C3%A8%20%26%20co')
})

it('finds a company that is added while the palette is open', () => {
  const { type, lines, feed } = renderPalettePart(Component, { aziende: [rossi] })
  type('verdi')
  expect(lines()).toEqual([])
  feed.update('aziende', verdi)
  expect(lines()).toEqual(['Verdi S.p.A. | 00743110157'])
})

it.each([
  ['Officine Gallo', 'Crea azienda «Officine Gallo»', '/aziende?nuova=1&nome=Officine+Gallo'],
  ['nuova azienda Officine Gallo', 'Crea azienda «Officine Gallo»', '/aziende?nuova=1&nome=Officine+Gallo'],
  ['IT 0123 4567 897', 'Crea azienda con partita IVA 01234567897', '/aziende?nuova=1&piva=01234567897'],
])('offers to make a company of "%s"', (text, label, to) => {
  const { type, entries } = renderPalettePart(CreateCommands)
  type(text)
  expect(entries()).toEqual([{ id: 'crea', label, to, icon: 'azienda', makes: true }])
})

it('offers nothing to make of a letter', () => {
  const { type, entries } = renderPalettePart(CreateCommands)
  type('r')
  expect(entries()).toEqual([])
})
