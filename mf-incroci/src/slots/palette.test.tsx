import { renderPalettePart, unaAzienda } from '@bandiera/testing'
import { Component } from './palette.tsx'

const azienda = unaAzienda({ ragioneSociale: 'Rossi S.r.l.' })

it('offers the matches of the company on screen', () => {
  const { entries } = renderPalettePart(Component, { aziende: [azienda], path: `/azienda/${azienda._id}` })
  expect(entries()).toMatchObject([{ label: 'Bandi per Rossi S.r.l.', to: `/incroci?azienda=${azienda._id}` }])
})

it('offers nothing on other pages', () => {
  const { entries } = renderPalettePart(Component, { aziende: [azienda], path: '/bandi' })
  expect(entries()).toEqual([])
})
