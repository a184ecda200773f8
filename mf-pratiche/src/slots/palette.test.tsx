import { renderPalettePart, unaAzienda, unaPratica } from '@bandiera/testing'
import { Component } from './palette.tsx'

it('finds a case file by its title, with company and state beside it', () => {
  const azienda = unaAzienda({ ragioneSociale: 'Verdi Srl' })
  const pratica = unaPratica({ aziendaId: azienda._id, titolo: 'Domanda voucher', stato: 'raccolta_documenti' })
  const { type, lines, entries } = renderPalettePart(Component, { aziende: [azienda], pratiche: [pratica] })
  type('voucher')
  expect(lines()).toEqual(['Domanda voucher | Verdi Srl · raccolta documenti'])
  expect(entries()).toMatchObject([{ to: `/pratica/${pratica._id}` }])
})
