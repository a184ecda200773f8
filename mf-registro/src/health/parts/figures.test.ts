import { confrontoText, guastiText, msText } from '../texts-figures.ts'
import { unaSalute } from '../../parts/testing/registry.ts'
import { giudica, salutePerRilascio } from './figures.ts'

describe('how a release did', () => {
  it('is summed over all tenants, with the slowest one’s time', () => {
    const salute = [
      unaSalute('1.0.0', { loads: 100, usual: 200, bytes: 1000, failures: { render: 1 }, csp: 1 }),
      unaSalute('1.0.0', {
        tenant: 'due.test',
        loads: 300,
        usual: 800,
        bytes: 3000,
        failures: { render: 1, network: 2 },
      }),
    ]
    expect(salutePerRilascio({ rilasci: [], salute })).toMatchObject([
      {
        clienti: ['due.test', 'uno.test'],
        caricamenti: 400,
        ms: 800,
        bytes: 2500,
        guasti: { render: 2, network: 2 },
        totaleGuasti: 4,
        csp: 1,
      },
    ])
  })

  it('weighs what came over the wire, and not what the browser had', () => {
    const salute = [
      unaSalute('1.0.0', { loads: 100, fetched: 10, bytes: 1000 }),
      unaSalute('1.0.0', { tenant: 'due.test', loads: 300, fetched: 30, bytes: 3000 }),
      unaSalute('1.0.0', { tenant: 'tre.test', loads: 500, fetched: 0, bytes: 0 }),
    ]
    expect(salutePerRilascio({ rilasci: [], salute })).toMatchObject([{ caricamenti: 900, bytes: 2500 }])
  })

  it('is that of one tenant when asked for', () => {
    const salute = [unaSalute('1.0.0'), unaSalute('1.0.0', { tenant: 'due.test', loads: 7 })]
    expect(salutePerRilascio({ rilasci: [], salute }, 'due.test')).toMatchObject([
      { caricamenti: 7, clienti: ['due.test'] },
    ])
  })

  it('stands beside the version before it of the same module, as versions are counted', () => {
    const salute = [
      unaSalute('1.9.0'),
      unaSalute('1.10.0'),
      unaSalute('1.10.0-prova.1'),
      unaSalute('1.0.0', { id: 'mf-aziende' }),
    ]
    expect(salutePerRilascio({ rilasci: [], salute }).map(({ _id, prima }) => [_id, prima?.versione])).toEqual([
      ['mf-aziende@1.0.0', undefined],
      ['mf-bandi@1.10.0', '1.10.0-prova.1'],
      ['mf-bandi@1.10.0-prova.1', '1.9.0'],
      ['mf-bandi@1.9.0', undefined],
    ])
  })
})

it.each([
  [100, 200, 'meglio'],
  [200, 100, 'peggio'],
  [100, 105, 'uguale'],
  [0, 0, 'uguale'],
  [3, 0, 'peggio'],
  [null, 100, null],
  [100, null, null],
])('%s after %s is %s', (ora, prima, giudizio) => {
  expect(giudica(ora, prima)).toBe(giudizio)
})

it('tells it in words: counts of events stand to how often the release was loaded', () => {
  const salute = [
    unaSalute('1.1.0', { loads: 200, usual: 800, failures: { render: 3, network: 1 } }),
    unaSalute('1.0.0', { loads: 1000, usual: 400, failures: { render: 4 } }),
  ]
  const [now] = salutePerRilascio({ rilasci: [], salute })
  expect(confrontoText(now!, 'ms')).toBe('peggio della 1.0.0 (entro 400 ms)')
  expect(confrontoText(now!, 'guasti')).toBe('peggio della 1.0.0 (0,4 ogni 100)')
  expect(confrontoText(now!, 'csp')).toBe('come la 1.0.0 (0 ogni 100)')
  expect(guastiText(now!)).toBe('4 (crollo della pagina 3, rete 1)')
  expect(msText({ ms: null, caricamenti: 3 })).toBe('oltre 6,4 s')
})
