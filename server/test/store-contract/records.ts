import type { Azienda, Pratica } from '@bandiera/domain'
import type { IndexFilter, Store } from '../../src/store/port.ts'

export const id = (n: number): string => n.toString(16).padStart(24, '0')
export const azienda = (n: number, over: Partial<Azienda> = {}): Azienda => ({
  _id: id(n),
  gestoreId: 'g1',
  professionisti: [],
  ragioneSociale: `Azienda ${n}`,
  ...over,
})
export const pratica = (n: number, aziendaId: string): Pratica => ({
  _id: `${id(n)}-${aziendaId}`,
  tipo: 'bando',
  titolo: `Pratica ${n}`,
  stato: 'bozza',
})

export const put = (store: Store, doc: Azienda, audience: string[] = ['adm']) =>
  store.transact('u1', (tx) => tx.put('aziende', doc, audience, 'insert'))

export async function idsOf(store: Store, prefilter?: IndexFilter): Promise<number[]> {
  const ids: number[] = []
  for await (const { doc } of store.scan('aziende', prefilter)) ids.push(Number.parseInt(doc._id, 16))
  return ids
}
