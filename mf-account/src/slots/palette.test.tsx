import { renderPalettePart, unUsr } from '@bandiera/testing'
import { Component } from './palette.tsx'

it('finds a user by name, e-mail and phone, with the role beside it', () => {
  const gina = unUsr('gestore', { telefono: '+39 333 1234567' })
  const { type, lines, entries } = renderPalettePart(Component, { usr: unUsr('admin'), utenti: [gina] })
  for (const text of ['gina', 'gestore@esempio', '333 123']) {
    type(text)
    expect(lines()).toEqual(['Gina Gestisce | Gestore · gestore@esempio.test'])
  }
  expect(entries()).toMatchObject([{ to: `/utenti/${gina._id}` }])
})
