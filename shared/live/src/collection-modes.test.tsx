import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FakeLog } from '../test/fake-log.ts'
import { createLive, LiveProvider, useCollection, useLiveStatus, useMode, useRecord, useSome } from './index.ts'

const settle = () => act(() => jest.advanceTimersByTimeAsync(10))

/** A page whose user sees five grants, on a server that lets it hold few fields of them, or none of them. */
async function open(mode: 'list' | 'window', children: ReactNode) {
  const log = new FakeLog()
  log.modes = { bandi: mode }
  for (let n = 1; n <= 5; n++) put(log, n, `Bando ${n}`)
  log.tick()
  log.sent.length = 0
  const live = createLive(log)
  const view = render(<LiveProvider live={live}>{children}</LiveProvider>)
  live.start()
  act(() => log.connect(true))
  await settle()
  const tell = async () => {
    log.tick()
    act(() => log.sent.splice(0).forEach((message) => log.deliver(message)))
    await settle()
  }
  return { log, live, tell, show: (next: ReactNode) => view.rerender(<LiveProvider live={live}>{next}</LiveProvider>) }
}

function put(log: FakeLog, n: number, titolo: string): void {
  log.put(`b${n}`, n)
  Object.assign(log.rows.get(`bandi b${n}`)!.d, { versione: n, data: { titolo, norme: 'lunghe' } })
}

function Bando({ id }: { id: string }) {
  const bando = useRecord('bandi', id)
  const { ready } = useLiveStatus()
  return <p>{bando ? `${bando.data.titolo}: ${bando.data.norme}` : ready ? 'non c’è' : '…'}</p>
}

function Tutti() {
  const { ready } = useLiveStatus()
  const bandi = useCollection('bandi')
  return <p>{`${useMode('bandi')}${ready ? '' : ' …'} ${bandi.map(({ data }) => data.norme).join(' ')}`}</p>
}

const text = () => screen.getByText(/./).textContent
const asked = ({ pulls }: FakeLog) => pulls.map(({ colls, whole }) => [colls.length > 1 ? 'tutto' : colls[0], whole])

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe.each(['list', 'window'] as const)('of a collection in mode %s', (mode) => {
  it('a record is loaded when it is opened, and followed', async () => {
    const { log, tell } = await open(mode, <Bando id="b2" />)
    expect(text()).toBe('Bando 2: lunghe')
    put(log, 2, 'Altro')
    await tell()
    expect(text()).toBe('Altro: lunghe')
    log.drop('b2')
    await tell()
    expect(text()).toBe('non c’è')
  })

  it('a record on its way does not look like one that is not there', async () => {
    const { log, show } = await open(mode, null)
    log.open = false
    show(<Bando id="b3" />)
    expect(text()).toBe('…')
    log.open = true
    log.gates.splice(0).forEach((go) => go())
    await settle()
    expect(text()).toBe('Bando 3: lunghe')
  })

  it('a record that is not there is asked for once, and appears when it arrives', async () => {
    const { log, show, tell } = await open(mode, null)
    const records = jest.spyOn(log, 'records')
    show(<Bando id="b9" />)
    await settle()
    expect(text()).toBe('non c’è')
    show(<Bando id="b9" key="again" />)
    await settle()
    expect(records).toHaveBeenCalledTimes(1)
    put(log, 9, 'Nuovo')
    await tell()
    expect(text()).toBe('Nuovo: lunghe')
  })

  it('a screen that needs everything gets everything, and knows until when it is not there', async () => {
    const { log, live, show, tell } = await open(mode, null)
    expect(asked(log)).toEqual([['tutto', []]])
    log.open = false
    show(<Tutti />)
    expect(text()).toBe(`${mode} … `)
    log.open = true
    log.gates.splice(0).forEach((go) => go())
    await settle()
    expect(text()).toBe(`full ${'lunghe '.repeat(5).trim()}`)
    expect(asked(log)[1]).toEqual(['bandi', ['bandi']])
    log.drop('b1')
    await tell()
    expect([text(), live.heals()]).toEqual([`full ${'lunghe '.repeat(4).trim()}`, 0])
  })

  it('what was needed before the first load arrives with it', async () => {
    const { log } = await open(mode, <Tutti />)
    expect(asked(log)).toEqual([['tutto', ['bandi']]])
    expect(text()).toBe(`full ${'lunghe '.repeat(5).trim()}`)
  })

  it('other rights leave nothing, and bring again what is on screen', async () => {
    const { log, live } = await open(mode, <Bando id="b2" />)
    put(log, 2, 'Con altri diritti')
    log.rows.delete('bandi b4')
    act(() => log.deliver({ v: 1, ep: log.epoch, reset: 'visibility' }))
    expect(text()).toBe('Bando 2: lunghe')
    await settle()
    expect([text(), live.heals()]).toEqual(['Con altri diritti: lunghe', 0])
  })

  it('the menu knows that there is something', async () => {
    const Menu = () => <p>{useSome('bandi') ? 'qualcosa' : 'niente'}</p>
    await open(mode, <Menu />)
    expect(text()).toBe('qualcosa')
  })
})

it('a window on a page that holds few fields asks the server only for what needs more', async () => {
  const { log, live } = await open('list', null)
  const ask = (question: object) => live.windows.ask({ c: 'bandi', ...question }, new AbortController().signal)
  const named = await ask({ q: 'bando 3', fields: ['data.titolo'] })
  expect([named.rows.map(({ d }) => d._id), log.windows]).toEqual([['b3'], []])
  await ask({ fields: ['data.titolo', 'data.norme'] })
  await ask({ fields: ['data.titolo'], ord: 'data.norme' })
  await ask({})
  expect(log.windows).toHaveLength(3)
})

it('a page holds nothing of a collection in mode window but what was asked for', async () => {
  const { log, live, tell } = await open('window', <Bando id="b2" />)
  expect(live.ids('bandi')).toEqual(['b2'])
  put(log, 3, 'Di altri')
  await tell()
  expect(live.ids('bandi')).toEqual(['b2'])
})
