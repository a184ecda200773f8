import type { Store } from '../port.ts'
import { azienda, pratica, id } from './records.ts'

export function heldContract(store: () => Store): void {
  const bytes = (...docs: object[]): number =>
    docs.reduce((sum, doc) => sum + Buffer.byteLength(JSON.stringify(doc)), 0)

  it('says how many records there are and what they take, by collection and by who wrote them last', async () => {
    expect(await store().held()).toEqual([])
    const [first, second, third] = [
      azienda(1, { aggiornatoDa: 'u1', ragioneSociale: 'Però €' }),
      azienda(2, { aggiornatoDa: 'u1' }),
      azienda(3),
    ]
    const file = { ...pratica(4, id(1)), aggiornatoDa: 'u2' }
    await store().transact('u1', async (tx) => {
      for (const doc of [first, second, third]) await tx.put('aziende', doc, ['adm'], 'insert')
      await tx.put('pratiche', file, ['adm'], 'insert')
    })
    const held = (await store().held()).toSorted((a, b) => b.records - a.records || b.bytes - a.bytes)
    expect(held).toHaveLength(3)
    expect(held[0]).toEqual({ coll: 'aziende', by: 'u1', records: 2, bytes: bytes(first, second) })
    expect(held).toContainEqual({ coll: 'aziende', by: null, records: 1, bytes: bytes(third) })
    expect(held).toContainEqual({ coll: 'pratiche', by: 'u2', records: 1, bytes: bytes(file) })
    await store().transact('u1', (tx) => tx.remove('aziende', first._id))
    expect(await store().held()).toContainEqual({ coll: 'aziende', by: 'u1', records: 1, bytes: bytes(second) })
  })
}
