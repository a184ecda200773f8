import { createFinder, type Azienda, type Bando } from '@bandiera/domain'
import { act, render, screen } from '@testing-library/react'
import { useEffect, useState, type ReactNode } from 'react'
import { FakeLog } from '../test/fake-log.ts'
import { createLive, LiveProvider, useWithGroup, useFinder, useRecord, useRecordsOf } from './index.ts'

const settle = () => act(() => jest.advanceTimersByTimeAsync(100))
const MODES = ['full', 'list', 'window'] as const

async function open(mode: (typeof MODES)[number], log: FakeLog, children: ReactNode) {
  log.modes = { aziende: mode, bandi: mode }
  log.tick()
  log.sent.length = 0
  const live = createLive(log)
  const page = (shown: ReactNode) => <LiveProvider live={live}>{shown}</LiveProvider>
  const view = render(page(children))
  live.start()
  act(() => log.connect(true))
  await settle()
  return {
    pulls: () => log.pulls.length,
    show: (next: ReactNode) => view.rerender(page(next)),
    async tell() {
      log.tick()
      act(() => log.sent.splice(0).forEach((message) => log.deliver(message)))
      await settle()
    },
  }
}

function bandi(): FakeLog {
  const log = new FakeLog()
  for (let n = 1; n <= 5; n++) {
    log.put(`b${n}`, n)
    Object.assign(log.rows.get(`bandi b${n}`)!.d, { data: { titolo: `Bando ${n}`, ente: n % 2 ? 'Lazio' : 'Umbria' } })
  }
  return log
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe.each(MODES)('however much the page holds (%s)', (mode) => {
  const find = createFinder<Bando>(({ data }) => [data.titolo, data.ente])
  function Cerca({ text }: { text: string }) {
    const search = useFinder('bandi', find)
    const [found, setFound] = useState<readonly Bando[]>([])
    useEffect(() => search(text, setFound), [search, text])
    return <p>{found.map(({ data }) => data.titolo).join(', ') || 'niente'}</p>
  }

  it('a search box finds, and loads nothing for it', async () => {
    const { show, pulls } = await open(mode, bandi(), <Cerca text="lazio" />)
    expect(screen.getByText('Bando 5, Bando 3, Bando 1')).toBeInTheDocument()
    show(<Cerca text="umbria 4" />)
    await settle()
    expect(screen.getByText('Bando 4')).toBeInTheDocument()
    show(<Cerca text="u" />)
    await settle()
    expect(screen.getByText('niente')).toBeInTheDocument()
    expect(pulls()).toBe(1)
  })

  it('rows have the names of records of another collection, which are followed', async () => {
    const Nomi = () => {
      const found = useRecordsOf('bandi', ['b1', 'b4', 'b9'])
      return <p>{['b1', 'b4', 'b9'].map((id) => found.get(id)?.data.titolo ?? '—').join(', ')}</p>
    }
    const log = bandi()
    const { tell, pulls } = await open(mode, log, <Nomi />)
    expect(screen.getByText('Bando 1, Bando 4, —')).toBeInTheDocument()
    log.put('b4', 4)
    Object.assign(log.rows.get('bandi b4')!.d, { data: { titolo: 'Altro' } })
    await tell()
    expect(screen.getByText('Bando 1, Altro, —')).toBeInTheDocument()
    expect(pulls()).toBe(1)
  })

  it('a company has the aids of its group, also through other companies', async () => {
    const log = new FakeLog()
    const aiuto = (importo: number) => [{ regime: 'deMinimis', importo, data: '2026-01-01' }]
    const azienda = (id: string, more: Partial<Azienda>) => {
      log.put(id, 0, 'aziende')
      Object.assign(log.rows.get(`aziende ${id}`)!.d, {
        ragioneSociale: id,
        professionisti: [],
        gestoreId: 'g',
        ...more,
      })
    }
    const controlla = (aziendaId: string) => [{ aziendaId, relazione: 'collegata', quota: 80 }] as Azienda['gruppo']
    azienda('figlia', { gruppo: controlla('madre') })
    azienda('madre', { aiuti: aiuto(10_000) as never })
    azienda('nonna', { gruppo: controlla('madre'), aiuti: aiuto(20_000) as never })
    azienda('estranea', { aiuti: aiuto(5_000) as never })
    const Aiuti = () => {
      const own = useRecord('aziende', 'figlia')
      return own ? <Gruppo azienda={own} /> : null
    }
    const Gruppo = ({ azienda: own }: { azienda: Azienda }) => {
      const { gruppo = [] } = useWithGroup(own)
      return (
        <p>
          {gruppo
            .map(({ aziendaId, aiuti = [] }) => `${aziendaId} ${aiuti[0]?.importo}`)
            .sort()
            .join(', ')}
        </p>
      )
    }
    const { pulls } = await open(mode, log, <Aiuti />)
    expect(screen.getByText('madre 10000, nonna 20000')).toBeInTheDocument()
    expect(pulls()).toBe(1)
  })
})
