import type { Store } from '../port.ts'
import { cutContract } from './cut.ts'
import { heldContract } from './held.ts'
import { logContract } from './log.ts'
import { peopleContract } from './people.ts'
import { processesContract } from './processes.ts'
import { scansContract } from './scans.ts'
import { searchContract } from './search.ts'
import { signalsContract } from './signals.ts'
import { transactionsContract } from './transactions.ts'

export interface OpenedStore {
  store: Store
  /** A second, independent opening of the same database, as another process would have. */
  again: () => Promise<Store>
}

/** What every engine behind `Store` must do; an adapter's test calls it with its own way of opening a fresh database. */
export function storeContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name} keeps the store contract`, () => {
    let store: Store
    let again: OpenedStore['again']
    const opened: Store[] = []
    beforeEach(async () => {
      const fresh = await open()
      store = fresh.store
      again = async () => {
        const other = await fresh.again()
        opened.push(other)
        return other
      }
      opened.push(store)
    })
    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close()
    })
    transactionsContract(() => store)
    scansContract(() => store)
    peopleContract(() => store)
    heldContract(() => store)
    logContract(
      () => store,
      () => again(),
    )
    searchContract(
      () => store,
      () => again(),
    )
    cutContract(
      () => store,
      () => again(),
    )
    signalsContract(
      () => store,
      () => again(),
    )
    processesContract(
      () => store,
      () => again(),
    )
  })
}
