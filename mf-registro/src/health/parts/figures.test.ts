import { comparisonText, failuresText, msText } from '../texts.ts'
import { someHealth } from '../../parts/testing/server.ts'
import { trendOf, healthByRelease } from './figures.ts'

describe('how a release did', () => {
  it('is summed over all tenants, with the slowest one’s time', () => {
    const salute = [
      someHealth('1.0.0', { loads: 100, usual: 200, bytes: 1000, failures: { render: 1 }, csp: 1 }),
      someHealth('1.0.0', {
        tenant: 'due.test',
        loads: 300,
        usual: 800,
        bytes: 3000,
        failures: { render: 1, network: 2 },
      }),
    ]
    expect(healthByRelease({ rilasci: [], salute })).toMatchObject([
      {
        tenants: ['due.test', 'uno.test'],
        loads: 400,
        ms: 800,
        bytes: 2500,
        failures: { render: 2, network: 2 },
        failureCount: 4,
        csp: 1,
      },
    ])
  })

  it('weighs what came over the wire, and not what the browser had', () => {
    const salute = [
      someHealth('1.0.0', { loads: 100, fetched: 10, bytes: 1000 }),
      someHealth('1.0.0', { tenant: 'due.test', loads: 300, fetched: 30, bytes: 3000 }),
      someHealth('1.0.0', { tenant: 'tre.test', loads: 500, fetched: 0, bytes: 0 }),
    ]
    expect(healthByRelease({ rilasci: [], salute })).toMatchObject([{ loads: 900, bytes: 2500 }])
  })

  it('is that of one tenant when asked for', () => {
    const salute = [someHealth('1.0.0'), someHealth('1.0.0', { tenant: 'due.test', loads: 7 })]
    expect(healthByRelease({ rilasci: [], salute }, 'due.test')).toMatchObject([{ loads: 7, tenants: ['due.test'] }])
  })

  it('is compared with the previous version of the same module, in version order', () => {
    const salute = [
      someHealth('1.9.0'),
      someHealth('1.10.0'),
      someHealth('1.10.0-prova.1'),
      someHealth('1.0.0', { id: 'mf-aziende' }),
    ]
    expect(healthByRelease({ rilasci: [], salute }).map(({ _id, before }) => [_id, before?.version])).toEqual([
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
])('%s after %s is %s', (ora, prima, trend) => {
  expect(trendOf(ora, prima)).toBe(trend)
})

it('is compared in words, with event counts in relation to loads', () => {
  const salute = [
    someHealth('1.1.0', { loads: 200, usual: 800, failures: { render: 3, network: 1 } }),
    someHealth('1.0.0', { loads: 1000, usual: 400, failures: { render: 4 } }),
  ]
  const [now] = healthByRelease({ rilasci: [], salute })
  expect(comparisonText(now!, 'ms')).toBe('peggio della 1.0.0 (entro 400 ms)')
  expect(comparisonText(now!, 'guasti')).toBe('peggio della 1.0.0 (0,4 ogni 100)')
  expect(comparisonText(now!, 'csp')).toBe('come la 1.0.0 (0 ogni 100)')
  expect(failuresText(now!)).toBe('4 (crollo della pagina 3, rete 1)')
  expect(msText({ ms: null, loads: 3 })).toBe('oltre 6,4 s')
})
