import type { Usr } from '@bandiera/domain'
import type { Store } from '../../src/store/port.ts'
import { id } from './records.ts'

const usr = (over: Partial<Usr> = {}): Usr => ({
  _id: id(1),
  name: 'Rosa',
  email: 'rosa@demo.test',
  role: { admin: true },
  ...over,
})
const at = (day: number): string => `2026-11-0${day}T08:00:00.000Z`

export function peopleContract(store: () => Store): void {
  const put = (doc: Usr, op: 'insert' | 'update' = 'insert') =>
    store().transact(null, (tx) => tx.put('usr', doc, ['adm'], op))
  const come = (day: number) => store().transact(null, (tx) => tx.setAccess(id(1), at(day)))
  const lastAccess = async () => (await store().get('usr', id(1)))?.doc.ultimoAccesso

  describe('the last access of a person', () => {
    it('is read with the record, alone and in a scan, and is no entry of the log', async () => {
      await put(usr())
      const before = await store().seq()
      await come(2)
      expect(await lastAccess()).toBe(at(2))
      for await (const { doc } of store().scan('usr', { tokens: ['adm'] })) expect(doc.ultimoAccesso).toBe(at(2))
      for await (const { doc } of store().scan('usr')) expect(doc.ultimoAccesso).toBe(at(2))
      expect(await store().seq()).toBe(before)
    })

    it('stays what it is under any write of the record', async () => {
      await put(usr())
      await come(2)
      const saved = await put(usr({ name: 'Rosa Rossi', ultimoAccesso: at(9) }), 'update')
      expect(saved.doc).toEqual(usr({ name: 'Rosa Rossi', ultimoAccesso: at(2) }))
      expect(await lastAccess()).toBe(at(2))
    })

    it('is read with a record that has one, and stays when that record changes', async () => {
      await put(usr({ ultimoAccesso: at(1) }))
      expect(await lastAccess()).toBe(at(1))
      await put(usr({ telefono: '02' }), 'update')
      expect(await lastAccess()).toBe(at(1))
      await come(3)
      expect(await lastAccess()).toBe(at(3))
    })

    it('is in the log with its present value, on both sides of a change', async () => {
      await put(usr({ ultimoAccesso: at(1) }))
      await come(2)
      await put(usr({ telefono: '02' }), 'update')
      const [change] = await store().changesOf('usr', id(1), 1)
      expect([change?.before?.doc, change?.after?.doc]).toMatchObject([
        { ultimoAccesso: at(2) },
        { ultimoAccesso: at(2) },
      ])
      const [insert] = await store().changesSince(0, 1)
      expect(insert?.after?.doc).toMatchObject({ ultimoAccesso: at(2) })
    })
  })
}
