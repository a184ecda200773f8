import { renderPalettePart, unIstituto, unUsr } from '@bandiera/testing'
import { Component } from './palette.tsx'

it('finds an institute by its name and by a product', () => {
  const istituto = unIstituto({ nome: 'Banca Esempio' })
  const { type, entries } = renderPalettePart(Component, { usr: unUsr('editore'), istituti: [istituto] })
  for (const text of ['esempio', 'chirografario']) {
    type(text)
    expect(entries()).toMatchObject([{ label: 'Banca Esempio', to: `/istitutiCredito/${istituto._id}` }])
  }
})
