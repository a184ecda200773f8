import { act, render, screen } from '@testing-library/react'
import { memo, Profiler, type ReactNode } from 'react'
import { FakeLog } from '../test/fake-log.ts'
import { createLive, LiveProvider, useIds, useLiveStatus, useRecord, useCollection } from './index.ts'

const name = (n: number) => n.toString(16).padStart(24, '0')
const drawn = new Map<string, number>()
let lists = 0

const Row = memo(function Row({ id }: { id: string }) {
  drawn.set(id, (drawn.get(id) ?? 0) + 1)
  return <li>{(useRecord('bandi', id) as unknown as { n: number } | undefined)?.n}</li>
})

function List({ first = 50 }: { first?: number }) {
  lists++
  return useIds('bandi')
    .slice(0, first)
    .map((id) => <Row key={id} id={id} />)
}

function open(many: number, children: ReactNode) {
  const log = new FakeLog()
  const entries = Array.from({ length: many }, (_, n) => {
    log.seq++
    return { o: 'u' as const, c: 'bandi' as const, d: { _id: name(n), n }, rev: log.seq }
  })
  const live = createLive(log, { saved: { ep: log.epoch, cur: log.seq, entries } })
  live.start()
  const view = render(<LiveProvider live={live}>{children}</LiveProvider>)
  const change = (id: string, n: number, o: 'u' | 'd' = 'u') =>
    act(() => {
      const rev = ++log.seq
      const entry = o === 'u' ? { o, c: 'bandi', d: { _id: id, n }, rev } : { o, c: 'bandi', id, rev }
      log.deliver({ v: 1, ep: log.epoch, from: rev - 1, to: rev, ch: [entry] })
    })
  drawn.clear()
  lists = 0
  return { live, log, change, ...view }
}

describe('what renders', () => {
  it.each([1_000, 100_000])('is exactly one row when one of %d records changes', (many) => {
    const { change, live } = open(many, <List />)
    change(name(many - 3), 4242)
    expect([...drawn]).toEqual([[name(many - 3), 1]])
    expect(lists).toBe(0)
    expect(screen.getByText('4242')).toBeInTheDocument()
    expect(live.atoms.mounted()).toBe(50)
  })

  it('is nothing when a record changes that is not on screen', () => {
    const { change } = open(1_000, <List />)
    change(name(5), 1)
    expect(drawn.size + lists).toBe(0)
  })

  it('is the list and the new row when a record arrives, not the rows that stay', () => {
    const { change } = open(1_000, <List />)
    change(name(1_000), 7)
    expect(lists).toBe(1)
    expect([...drawn]).toEqual([[name(1_000), 1]])
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('7')
  })

  it('loses the row of a record that left', () => {
    const { change } = open(3, <List />)
    change(name(1), 0, 'd')
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['2', '0'])
  })

  it('is one commit for a whole tick', () => {
    let commits = 0
    const { log } = open(
      100,
      <Profiler id="list" onRender={() => commits++}>
        <List first={100} />
      </Profiler>,
    )
    commits = 0
    const ch = Array.from({ length: 30 }, (_, n) => ({ o: 'u', c: 'bandi', d: { _id: name(n), n: -n }, rev: 101 + n }))
    act(() => log.deliver({ v: 1, ep: log.epoch, from: 100, to: 130, ch }))
    expect(commits).toBe(1)
    expect(drawn.size).toBe(30)
  })

  it('shows an arriving change also in the whole collection and in the status', () => {
    const Sum = () => {
      const { connected, ready } = useLiveStatus()
      const sum = useCollection('bandi').reduce((total, bando) => total + (bando as unknown as { n: number }).n, 0)
      return <p>{`${sum} ${connected} ${ready}`}</p>
    }
    const { change } = open(3, <Sum />)
    expect(screen.getByText('3 false true')).toBeInTheDocument()
    change(name(0), 10)
    expect(screen.getByText('13 true true')).toBeInTheDocument()
  })

  it('follows the record of the new id when the id changes', () => {
    const { rerender, live, change } = open(3, <Row id={name(0)} />)
    rerender(
      <LiveProvider live={live}>
        <Row id={name(2)} />
      </LiveProvider>,
    )
    change(name(2), 99)
    expect(screen.getByText('99')).toBeInTheDocument()
    expect(live.atoms.mounted()).toBe(1)
  })

  it('keeps two rows of one record in step and lets each go', () => {
    const { change, live, unmount } = open(
      1,
      <>
        <Row id={name(0)} />
        <Row id={name(0)} />
      </>,
    )
    change(name(0), 5)
    expect(screen.getAllByText('5')).toHaveLength(2)
    unmount()
    expect(live.atoms.mounted()).toBe(0)
  })
})
