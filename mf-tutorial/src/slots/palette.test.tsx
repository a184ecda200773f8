import { someSettings, renderPalettePart } from '@bandiera/testing'
import { Component } from './palette.tsx'

it('finds a film by title, words and group', () => {
  const video = [{ id: 'bilanci', titolo: 'Scrivere un bilancio', gruppo: 'Credito', indirizzo: '/b.webm' }]
  const { type, lines, entries } = renderPalettePart(Component, { settings: someSettings({ video }) })
  for (const text of ['bilan', 'credito']) {
    type(text)
    expect(lines()).toEqual(['Scrivere un bilancio | Credito'])
  }
  expect(entries()).toMatchObject([{ to: '/tutorial?video=bilanci' }])
})
