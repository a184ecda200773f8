import type { Usr } from '@bandiera/domain'
import type { Store } from '../../src/store/port.ts'
import type { Migration } from '../../src/store/sql/migrations.ts'
import type { SqlStoreOptions } from '../../src/store/sql/sql-store.ts'
import { id } from './records.ts'

/** One database, opened as often as a test likes, and looked at from outside. */
export interface OlderDatabase {
  open: (options?: Pick<SqlStoreOptions, 'migration'>) => Promise<Store>
  /** Rows of one statement. */
  sql: <Row>(statement: string) => Promise<Row[]>
  /** Documents of people in the copies that were made, by name of the copy. */
  copies: () => Promise<Record<string, string[]>>
}

const at = (n: number): string => `2026-11-0${n}T08:00:00.000Z`
const usr = (n: number): Usr => ({
  _id: id(n),
  name: `Persona ${n}`,
  email: `p${n}@demo.test`,
  role: { gestore: true },
  ultimoAccesso: at(n),
})
const PEOPLE = [1, 2, 3, 4, 5]

/** What every engine must do with records of an earlier version. */
export function olderContract(name: string, fresh: () => Promise<OlderDatabase>): void {
  describe(`${name} brings older records up`, () => {
    let database: OlderDatabase
    const opened: Store[] = []
    const open: OlderDatabase['open'] = async (options) => {
      const store = await database.open(options)
      opened.push(store)
      return store
    }
    const closeAll = async () => {
      for (const each of opened.splice(0)) await each.close()
    }
    beforeEach(async () => {
      database = await fresh()
      const store = await open()
      for (const n of PEOPLE) await store.transact(null, (tx) => tx.put('usr', usr(n), ['adm'], 'insert'))
      await closeAll()
      for (const n of PEOPLE) await asBefore(n)
      await database.sql("DELETE FROM secrets WHERE space = 'accessi'")
    })
    afterEach(closeAll)

    /** As the first version stores it: the last access in the record, its position moved, nothing else known. */
    const asBefore = (n: number, doc: Usr = usr(n)) =>
      database.sql(`UPDATE docs_usr SET doc = '${JSON.stringify(doc)}', rev = rev + 100 WHERE id = '${doc._id}'`)
    const accesses = async (store: Store) =>
      Promise.all(PEOPLE.map(async (n) => (await store.get('usr', id(n)))?.doc.ultimoAccesso))
    const stale = async () => (await database.sql('SELECT id FROM docs_usr WHERE shape < 2 OR shape_rev <> rev')).length
    const kept = async () =>
      (await database.sql<{ value: string }>("SELECT value FROM secrets WHERE space = 'accessi' ORDER BY key")).map(
        ({ value }) => JSON.parse(value) as string,
      )

    it('with a copy from before, and older nodes still read them', async () => {
      const store = await open()
      expect(await accesses(store)).toEqual(PEOPLE.map(at))
      expect([await stale(), await kept()]).toEqual([0, PEOPLE.map(at)])
      const docs = await database.sql<{ doc: string }>('SELECT doc FROM docs_usr ORDER BY id')
      expect(docs.map(({ doc }) => JSON.parse(doc))).toEqual(PEOPLE.map(usr))
      const copies = await database.copies()
      expect(Object.values(copies).map((all) => all.map((doc) => JSON.parse(doc)))).toEqual([PEOPLE.map(usr)])
    })

    it('and goes on where it was killed, with the copy from before', async () => {
      let left = 3
      const killed: Migration = {
        coll: 'usr',
        to: 2,
        expand: async (connection) => {
          if (left-- === 0) throw new Error('killed')
          await connection.run("INSERT INTO secrets (space, key, value) VALUES ('prova', ?, '1')", String(left))
        },
      }
      await expect(database.open({ migration: { migrations: [killed], batch: 2 } })).rejects.toThrow('killed')
      // two were brought up, the two of the batch that was cut are as they were
      expect(await stale()).toBe(3)
      expect(await database.sql("SELECT key FROM secrets WHERE space = 'prova'")).toHaveLength(2)
      const before = await database.copies()
      await open()
      expect(await stale()).toBe(0)
      expect(await database.copies()).toEqual(before)
    })

    it('once: the next opening finds none, and a new database neither', async () => {
      await open()
      await closeAll()
      const none: Migration = { coll: 'usr', to: 2, expand: () => Promise.reject(new Error('there is none')) }
      await open({ migration: { migrations: [none] } })
      database = await fresh()
      await open()
      expect(await database.copies()).toEqual({})
    })

    it('again after a restore, with a second copy: the first is of another database', async () => {
      await open()
      await closeAll()
      await asBefore(1, { ...usr(1), telefono: '02' })
      await database.sql("UPDATE meta SET value = 'feedfacefeedfacefeedface' WHERE key = 'epoch'")
      await open()
      const copies = await database.copies()
      expect(Object.keys(copies).filter((name) => name.includes('usr-2-feedface'))).toHaveLength(1)
      const first = Object.values(copies).map(([doc]) => (JSON.parse(doc!) as Usr).telefono)
      expect(first.sort()).toEqual(['02', undefined])
    })

    it('and finds them by their texts, batch by batch', async () => {
      await database.sql("UPDATE docs_usr SET found_as = '', found_rev = 0")
      await database.sql('DELETE FROM find_usr')
      const store = await open({ migration: { batch: 2 } })
      expect(await store.found('usr', ['persona', '3'], 1)).toEqual([id(3)])
      expect(await database.sql('SELECT rowid FROM find_usr')).toHaveLength(PEOPLE.length)
    })

    it('and tries those that a node of an earlier release still writes, until the next opening finds them', async () => {
      const store = await open()
      await asBefore(2, { ...usr(2), name: 'Zebra' })
      expect(await store.found('usr', ['zebra'], 9)).toEqual([id(2)])
      expect((await store.found('usr', ['persona'], 9))?.toSorted()).toEqual(PEOPLE.map(id))
      expect(await store.found('usr', ['persona'], 5)).toBeNull()
      expect(await store.foundRows('usr', ['persona'])).toBeNull()
      // its text is what the index has, its name is another
      const written = { ...usr(2), telefono: '02' }
      await asBefore(3, { ...usr(3), name: 'Zebra' })
      await store.transact(null, (tx) => tx.put('usr', written, ['adm'], 'update'))
      expect(await store.found('usr', ['zebra'], 9)).toEqual([id(3)])
      await store.transact(null, (tx) => tx.remove('usr', id(3)))
      await closeAll()
      expect(await (await open()).found('usr', ['zebra'], 9)).toEqual([])
      expect(await (await open()).found('usr', ['persona'], 4)).toHaveLength(4)
    })

    it('also those that a node of an earlier version wrote after the opening', async () => {
      await open()
      await closeAll()
      await asBefore(2, { ...usr(2), ultimoAccesso: at(9), telefono: '02' })
      const store = await open()
      expect((await store.get('usr', id(2)))?.doc).toMatchObject({ ultimoAccesso: at(9), telefono: '02' })
      expect(await stale()).toBe(0)
    })
  })
}
