import { renderPalettePart, unBando, unUsr } from '@bandiera/testing'
import { Component } from './palette.tsx'

const voucher = unBando({
  data: { titolo: 'Voucher digitalità', ente: 'Camera di commercio', dataChiusura: '2027-12-31' },
})
const draft = unBando({ data: { titolo: 'Voucher in bozza', redazione: 'bozza' } })

it('finds a grant by its title and by the body that offers it', () => {
  const { type, entries, lines, all } = renderPalettePart(Component, { bandi: [voucher] })
  for (const text of ['digitalita', 'camera voucher']) {
    type(text)
    expect(lines()).toEqual(['Voucher digitalità | Camera di commercio · chiude il 31/12/2027'])
  }
  expect(entries()).toMatchObject([{ to: `/bando/${voucher._id}` }])
  expect(all()).toBe('/bandi?q=camera%20voucher')
})

it('shows drafts only to users who write grants', () => {
  const reader = renderPalettePart(Component, { bandi: [voucher, draft] })
  reader.type('voucher')
  expect(reader.entries()).toHaveLength(1)
  const writer = renderPalettePart(Component, { usr: unUsr('editore'), bandi: [voucher, draft] })
  writer.type('voucher')
  expect(writer.entries()).toHaveLength(2)
})
