import { createAtoms } from './atoms.ts'
import { createRecords } from './records.ts'
import { createLive } from './live.ts'
import { FakeLog } from '../test/fake-log.ts'

describe('memory', () => {
  it('holds no atom after 10,000 rows came on screen and left', () => {
    const records = createRecords()
    const atoms = createAtoms(records)
    for (let n = 0; n < 10_000; n++) {
      const one = atoms.record('bandi', `id${n % 100}`)
      const unsubscribe = atoms.store.sub(one, () => {})
      unsubscribe()
    }
    expect(atoms.mounted()).toBe(0)
  })

  it('lets an atom be collected that was made but never mounted', async () => {
    const atoms = createAtoms(createRecords())
    const refs = Array.from({ length: 1_000 }, (_, n) => new WeakRef(atoms.record('bandi', `id${n}`)))
    await jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises').setImmediate()
    collect()
    expect(refs.filter((ref) => ref.deref()).length).toBeLessThan(10)
  })

  it('holds no listener after 10,000 starts and stops', () => {
    const log = new FakeLog()
    const live = createLive(log)
    for (let n = 0; n < 10_000; n++) {
      live.start()
      live.stop()
    }
    expect(log.listening).toBe(0)
  })
})

/** The collector, which V8 hides until asked for. */
function collect(): void {
  const v8 = jest.requireActual<typeof import('node:v8')>('node:v8')
  const vm = jest.requireActual<typeof import('node:vm')>('node:vm')
  v8.setFlagsFromString('--expose-gc')
  ;(vm.runInNewContext('gc') as () => void)()
}
