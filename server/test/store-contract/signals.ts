import type { Signal, Store } from '../../src/store/port.ts'
import { azienda, put } from './records.ts'

const ended = (n: number): Signal => ({ type: 'sessionEnded', sid: `s${n}`, uid: `u${n}` })

export function signalsContract(store: () => Store, again: () => Promise<Store>): void {
  it('tells a signal here and to other processes, in order, once', async () => {
    const other = await again()
    const [here, there]: [Signal[], Signal[]] = [[], []]
    const complete = new Promise<void>((resolve) => {
      other.onSignal((signal) => there.push(signal) === 3 && resolve())
    })
    const stop = store().onSignal((signal) => here.push(signal))
    await store().transact(null, async (tx) => {
      await tx.signal(ended(1))
      await tx.signal({ type: 'closePopups', uid: 'u2' })
    })
    // published before the writer gets its answer, like a change
    expect(here).toEqual([ended(1), { type: 'closePopups', uid: 'u2' }])
    await other.transact(null, (tx) => tx.signal(ended(3)))
    await complete
    expect(there).toEqual([ended(1), { type: 'closePopups', uid: 'u2' }, ended(3)])
    stop()
    await store().transact(null, (tx) => tx.signal(ended(4)))
    expect(here).not.toContainEqual(ended(4))
  })

  it('tells it before the changes that were committed after it', async () => {
    const other = await again()
    const told: string[] = []
    const complete = new Promise<void>((resolve) => {
      other.onSignal(({ type }) => told.push(type))
      other.onChange((changes) => told.push(...changes.map(({ op }) => op)) && resolve())
    })
    await store().transact(null, async (tx) => {
      await tx.signal(ended(1))
      await tx.put('aziende', azienda(1), ['adm'], 'insert')
    })
    await complete
    expect(told).toEqual(['sessionEnded', 'insert'])
  })

  it('sends nothing of a transaction that failed, and nothing to a later listener', async () => {
    const told: Signal[] = []
    store().onSignal((signal) => told.push(signal))
    const failing = store().transact(null, async (tx) => {
      await tx.signal(ended(1))
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(told).toEqual([])
    await store().transact(null, (tx) => tx.signal(ended(2)))
    const later: Signal[] = []
    const other = await again()
    other.onSignal((signal) => later.push(signal))
    await put(other, azienda(1))
    expect(told).toEqual([ended(2)])
    expect(later).toEqual([])
  })
}
