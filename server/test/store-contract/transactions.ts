import type { Store } from '../../src/store/port.ts'
import { azienda, id, idsOf, put } from './records.ts'

export function transactionsContract(store: () => Store): void {
  it('reads back what was written, with its audience and position', async () => {
    const stored = await put(store(), azienda(1, { qualifiche: { femminile: null } }), ['adm', 'g:g1'])
    expect(await store().get('aziende', id(1))).toEqual(stored)
    expect(stored).toEqual({ rev: 1, audience: ['adm', 'g:g1'], doc: azienda(1, { qualifiche: { femminile: null } }) })
  })

  it('answers null for a missing record and a missing secret', async () => {
    expect(await store().get('aziende', id(9))).toBeNull()
    expect(await store().secret('password', 'nobody')).toBeNull()
  })

  it('stores nothing of a transaction that fails', async () => {
    const failing = store().transact(null, async (tx) => {
      await tx.put('aziende', azienda(1), ['adm'], 'insert')
      await tx.setSecret('password', 'u1', 'hash')
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await store().get('aziende', id(1))).toBeNull()
    expect(await store().secret('password', 'u1')).toBeNull()
    expect(await idsOf(store(), { tokens: ['adm'] })).toEqual([])
    expect(await store().seq()).toBe(0)
  })

  it('lets a transaction read its own writes, which no other reader sees before the commit', async () => {
    await store().transact(null, async (tx) => {
      await tx.put('aziende', azienda(1), ['adm'], 'insert')
      expect(await tx.get('aziende', id(1))).not.toBeNull()
      expect(await store().get('aziende', id(1))).toBeNull()
    })
    expect(await store().get('aziende', id(1))).not.toBeNull()
  })

  it('runs writers one after another, so that none overwrites what another just read', async () => {
    await put(store(), azienda(1, { capitaleSociale: 0 }))
    const increment = () =>
      store().transact(null, async (tx) => {
        const { doc } = (await tx.get('aziende', id(1)))!
        await tx.put('aziende', { ...doc, capitaleSociale: (doc.capitaleSociale ?? 0) + 1 }, ['adm'], 'update')
      })
    await Promise.all(Array.from({ length: 20 }, increment))
    expect((await store().get('aziende', id(1)))?.doc.capitaleSociale).toBe(20)
  })

  it('refuses a write through a transaction that has ended', async () => {
    const leaked = await store().transact(null, async (tx) => tx)
    await expect(leaked.put('aziende', azienda(1), ['adm'], 'insert')).rejects.toThrow('ended')
    await expect(leaked.deleteSecret('a', 'b')).rejects.toThrow('ended')
  })

  it('keeps secrets by space and key', async () => {
    await store().transact(null, async (tx) => {
      await tx.setSecret('session', 'b', { uid: 'u2' })
      await tx.setSecret('session', 'a', { uid: 'u1' })
      await tx.setSecret('other', 'a', 1)
    })
    await store().transact(null, (tx) => tx.deleteSecret('session', 'b'))
    expect(await store().secrets('session')).toEqual([{ key: 'a', value: { uid: 'u1' } }])
    expect(await store().secret('other', 'a')).toBe(1)
  })

  it('refuses writes after it was closed', async () => {
    await store().close()
    await expect(put(store(), azienda(1))).rejects.toMatchObject({ code: 'SERVER_STOPPING' })
  })
}
