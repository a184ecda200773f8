import { fundCover, type GuaranteeRequest } from './guarantee.ts'

const ask = (over: Partial<GuaranteeRequest>) =>
  fundCover({ finalita: 'liquidita', importo: 200_000, classe: 'piccola', ...over })

it.each([
  ['investments', { finalita: 'investimenti' }, 80],
  ['liquidity', {}, 50],
  ['a small amount', { importo: 100_000 }, 80],
  ['a company younger than three years', { mesi: 35 }, 80],
  ['a company of three years', { mesi: 36 }, 50],
  ['an innovative company', { innovativa: true }, 80],
  ['a small mid-cap that invests', { classe: 'grande', ula: 310, finalita: 'investimenti' }, 40],
  ['a small mid-cap without cash', { classe: 'grande', ula: 250 }, 30],
  ['a large company', { classe: 'grande', ula: 500 }, 0],
  ['class 5', { fascia: 5, finalita: 'investimenti' }, 0],
] as const)('covers %s', (_who, over, percento) => {
  expect(ask(over).percento).toBe(percento)
})

it('guarantees five million at most, and does not guess a size', () => {
  expect(ask({ importo: 20_000_000, finalita: 'investimenti' }).massimo).toBe(5_000_000)
  expect(ask({ classe: null })).toMatchObject({ percento: null, motivo: 'Manca la dimensione dell’azienda' })
})
