import { PortalError } from '../errors.ts'
import type { Reader, Store, Tx } from './port.ts'
import { createLanes } from '../scheduling.ts'

/** Rows that are held at most: failed logins of strangers make some too. */
const MOST = 10_000
const TRY_EVERY = 5000

export type SecretTx = Pick<Tx, 'secret' | 'secrets' | 'setSecret' | 'deleteSecret'>

/**
 * Private rows that a login needs. While the disk of the database is full they are held in memory, so that a person can
 * still sign in to make room. Held rows end with the process, and other nodes do not see them: use it only for rows that
 * may be lost.
 */
export interface HeldSecrets extends Pick<Reader, 'secret' | 'secrets'> {
  /** As `Store.transact`, for private rows alone; held when the database cannot be written. */
  transact<T>(by: string | null, work: (tx: SecretTx) => Promise<T>): Promise<T>
  /** As `Store.transact`, together with the held rows: it fails when these cannot be written. */
  write<T>(by: string | null, work: (tx: Tx) => Promise<T>): Promise<T>
  size(): number
}

export const isReadOnly = (error: unknown): boolean =>
  error instanceof PortalError && (error.code === 'DISK_FULL' || error.code === 'DATA_UNWRITABLE')

interface Row {
  space: string
  key: string
  /** `undefined` for one that was deleted. */
  value: unknown
}

export function createHeldSecrets(store: Store, most = MOST): HeldSecrets {
  const rows = new Map<string, Row>()
  const oneByOne = createLanes(1)
  let timer: NodeJS.Timeout | undefined
  const write: HeldSecrets['write'] = async (by, work) => {
    if (rows.size === 0) return store.transact(by, work)
    const held = [...rows]
    const result = await store.transact(by, async (tx) => {
      for (const [, { space, key, value }] of held) {
        if (value === undefined) await tx.deleteSecret(space, key)
        else await tx.setSecret(space, key, value)
      }
      return work(tx)
    })
    for (const [mark, row] of held) if (rows.get(mark) === row) rows.delete(mark)
    if (rows.size === 0) clearTimeout(timer)
    return result
  }
  const failed = (error: unknown): void => {
    const isOver = error instanceof PortalError && error.code === 'SERVER_STOPPING'
    if (rows.size > 0 && !isOver) tryLater()
  }
  const tryLater = (): void => {
    clearTimeout(timer)
    const again = (): void => void write(null, async () => undefined).catch(failed)
    timer = setTimeout(again, TRY_EVERY).unref()
  }
  const reader = readerOver(store, rows)
  const hold = async <T>(why: unknown, work: (tx: SecretTx) => Promise<T>): Promise<T> => {
    const own = new Map(rows)
    const result = await work(writerOver(store, own))
    if (own.size > most) throw why
    for (const [mark, row] of own) rows.set(mark, row)
    for (const mark of rows.keys()) if (!own.has(mark)) rows.delete(mark)
    tryLater()
    return result
  }
  return {
    ...reader,
    size: () => rows.size,
    write,
    transact: (by, work) =>
      write(by, work).catch((error: unknown) => {
        if (!isReadOnly(error)) throw error
        return oneByOne(() => hold(error, work))
      }),
  }
}

const markOf = (space: string, key: string): string => `${space}\0${key}`

function readerOver(below: Pick<Reader, 'secret' | 'secrets'>, rows: ReadonlyMap<string, Row>) {
  return {
    secret: async (space: string, key: string): Promise<unknown> => {
      const row = rows.get(markOf(space, key))
      return row ? row.value : below.secret(space, key)
    },
    secrets: async (space: string) => {
      const stored = await below.secrets(space)
      const own = [...rows.values()].filter((row) => row.space === space)
      const left = stored.filter(({ key }) => !rows.has(markOf(space, key)))
      return [...left, ...own.flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value }]))]
    },
  }
}

function writerOver(store: Store, rows: Map<string, Row>): SecretTx {
  return {
    ...readerOver(store, rows),
    setSecret: async (space, key, value) => void rows.set(markOf(space, key), { space, key, value }),
    deleteSecret: async (space, key) => {
      const isStored = ((await store.secret(space, key)) ?? undefined) !== undefined
      if (isStored) rows.set(markOf(space, key), { space, key, value: undefined })
      else rows.delete(markOf(space, key))
    },
  }
}
