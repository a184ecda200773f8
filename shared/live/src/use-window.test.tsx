import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { memo } from 'react'
import { byHand } from '../test/by-hand.ts'
import { FakeLog } from '../test/fake-log.ts'
import { createLive, LiveProvider, useWindow, type WindowOptions } from './index.ts'

const drawn: string[] = []
const Row = memo(function Row({ row }: { row: { _id: string; data: { titolo: string } } }) {
  drawn.push(row._id)
  return <li>{row.data.titolo}</li>
})

function List(options: WindowOptions) {
  const { rows, total, visible, counts, loading, error, more, next, retry } = useWindow('bandi', options)
  return (
    <>
      <p>{`${loading ? '…' : ''}${rows.length} di ${total} su ${visible}`}</p>
      <p>{JSON.stringify(counts)}</p>
      <ul>
        {rows.map((row) => (
          <Row key={row._id} row={row} />
        ))}
      </ul>
      {more && <button onClick={next}>altri</button>}
      {error && <button onClick={retry}>{error}</button>}
    </>
  )
}

const titles = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
/** Longer than changes are gathered. */
const TICK = 60

/** A page on a server that wants it to hold little, or everything. */
async function open(mode: 'window' | 'full', options: WindowOptions = {}, many = 5) {
  const log = new FakeLog()
  log.modes = { bandi: mode }
  const put = (n: number, titolo = `Bando ${n}`) => {
    log.put(String(n), n)
    Object.assign(log.rows.get(`bandi ${n}`)!.d, { data: { titolo, ente: n % 2 ? 'Rossi' : 'Verdi' } })
  }
  for (let n = 1; n <= many; n++) put(n)
  log.tick()
  log.sent.length = 0
  const live = createLive(log)
  live.start()
  log.connect(true)
  const page = (given: WindowOptions) => (
    <LiveProvider live={live}>
      <List {...given} />
    </LiveProvider>
  )
  const view = render(page(options))
  await pass(TICK)
  const tell = async () => {
    act(() => {
      log.tick()
      log.sent.splice(0).forEach((message) => log.deliver(message))
    })
    await pass(TICK)
  }
  drawn.length = 0
  return { log, live, put, tell, ask: (given: WindowOptions) => view.rerender(page(given)) }
}

byHand()

describe.each(['window', 'full'] as const)('a window of a collection in mode %s', (mode) => {
  it('shows rows in order, how many match and how many there are, and what it counts', async () => {
    await open(mode, { q: 'bando', ord: 'data.titolo', f: ['data.ente:=:Rossi'], counts: ['data.ente'], size: 2 })
    expect(titles()).toEqual(['Bando 1', 'Bando 3'])
    expect(screen.getByText('2 di 3 su 5')).toBeInTheDocument()
    expect(screen.getByText('{"data.ente":[["Rossi",3]]}')).toBeInTheDocument()
  })

  it('shows more rows until there are none', async () => {
    await open(mode, { size: 2 })
    fireEvent.click(screen.getByText('altri'))
    await pass(TICK)
    expect(titles()).toEqual(['Bando 5', 'Bando 4', 'Bando 3', 'Bando 2'])
    expect(drawn).toEqual(['3', '2'])
    fireEvent.click(screen.getByText('altri'))
    await pass(TICK)
    expect(titles()).toHaveLength(5)
    expect(screen.queryByText('altri')).not.toBeInTheDocument()
  })

  it('follows what changes: one row is drawn again, records are added and removed', async () => {
    const { put, tell, log } = await open(mode, { ord: 'data.titolo' })
    put(2, 'Bando 2 bis')
    await tell()
    expect([titles()[1], drawn]).toEqual(['Bando 2 bis', ['2']])
    put(6, 'Alfa')
    log.drop('1')
    await tell()
    expect(titles()[0]).toBe('Alfa')
    expect(titles()).not.toContain('Bando 1')
    expect(screen.getByText('5 di 5 su 5')).toBeInTheDocument()
  })

  it('asks something else and keeps the rows until the answer', async () => {
    const { ask } = await open(mode, {})
    ask({ q: '3' })
    // what the page holds itself is there at once
    expect(titles()).toHaveLength(mode === 'full' ? 1 : 5)
    expect(screen.queryAllByText(/^…/)).toHaveLength(mode === 'full' ? 0 : 1)
    await pass(TICK)
    expect(titles()).toEqual(['Bando 3'])
  })

  it('is empty at once when the user leaves', async () => {
    const { live } = await open(mode)
    act(() => live.stop())
    expect(titles()).toEqual([])
  })
})

describe('the server', () => {
  it('is asked for what the page does not hold, and for nothing that it holds', async () => {
    const remote = await open('window', { q: 'bando' })
    expect(remote.log.windows[0]).toMatchObject({ c: 'bandi', q: 'bando', n: 50 })
    cleanup()
    const { log, put, tell } = await open('full')
    log.windows.length = 0
    put(1, 'Altro')
    await tell()
    expect(log.windows).toEqual([])
  })

  it('is asked once a tick, however much changes, and never twice at a time', async () => {
    const { log, put, tell } = await open('window')
    log.windows.length = 0
    for (let n = 1; n <= 5; n++) {
      put(n, `Nuovo ${n}`)
      act(() => {
        log.tick()
        log.sent.splice(0).forEach((message) => log.deliver(message))
      })
    }
    await pass(TICK)
    expect(log.windows).toHaveLength(1)
    log.open = false
    put(1, 'Ancora')
    await tell()
    put(2, 'E ancora')
    await tell()
    await pass(1000)
    expect(log.windows).toHaveLength(2)
    log.open = true
    log.gates.splice(0).forEach((open) => open())
    await pass(2000)
    expect(log.windows).toHaveLength(3)
    expect(titles()).toContain('E ancora')
  })

  it('is asked for all rows on show, in as few questions as it allows', async () => {
    const { log } = await open('window', { size: 600 }, 700)
    expect(titles()).toHaveLength(600)
    expect(log.windows.map(({ n }) => n).slice(-2)).toEqual([500, 100])
  })

  it('that does not answer shows an Italian error; the rows stay, and it is asked again', async () => {
    const { log, put, tell } = await open('window')
    log.broken = true
    put(1, 'Altro')
    await tell()
    expect(titles()).toHaveLength(5)
    expect(screen.getByText(/Il server non risponde: non riesco ad aggiornare l’elenco/)).toBeInTheDocument()
    log.broken = false
    await pass(5100)
    expect(titles()).toContain('Altro')
    expect(screen.queryByText(/Il server non risponde/)).not.toBeInTheDocument()
  })

  it('that is asked again by hand shows that it loads, with the error still on screen', async () => {
    const { log, put, tell } = await open('window')
    log.broken = true
    put(1, 'Altro')
    await tell()
    log.open = false
    fireEvent.click(screen.getByText(/Il server non risponde/))
    expect(screen.getByText(/^…5 di 5/)).toBeInTheDocument()
    expect(screen.getByText(/Il server non risponde/)).toBeInTheDocument()
    log.gates.splice(0).forEach((open) => open())
    await pass(TICK)
    expect(screen.getByText('5 di 5 su 5')).toBeInTheDocument()
  })

  it('is asked anew when the user’s rights have changed, and what was shown before is gone', async () => {
    const { log } = await open('window')
    log.rows.clear()
    act(() => log.deliver({ v: 1, ep: 'e1', reset: 'visibility' }))
    expect(titles()).toEqual([])
    await pass(TICK)
    expect(screen.getByText('0 di 0 su 0')).toBeInTheDocument()
  })

  it('whose answer to an older question is late changes nothing', async () => {
    const { log, ask } = await open('window')
    log.open = false
    ask({ q: '3' })
    await pass(TICK)
    const [late] = log.gates.splice(0)
    log.open = true
    ask({ q: '4' })
    await pass(TICK)
    late!()
    await pass(TICK)
    expect(titles()).toEqual(['Bando 4'])
  })
})
