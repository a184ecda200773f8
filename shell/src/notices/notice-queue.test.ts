import type { RealmClient } from '@bandiera/live/host'
import { createStore } from 'jotai'
import { noticesAtom, pastNoticesAtom } from '../state.ts'
import { followWrites, createNoticeQueue } from './notice-queue.ts'

function open() {
  const store = createStore()
  const queue = createNoticeQueue(store)
  let refusal: Error | null = null
  const answer = async () => {
    if (refusal) throw refusal
    return null
  }
  const realm = followWrites({ findOne: answer, insert: answer, update: answer, remove: answer } as RealmClient, queue)
  const save = async (id: string, text: string) => {
    await realm.update('aziende', id, { set: { telefono: '1' } })
    queue.push({ text, kind: 'success', action: { label: 'Annulla', run: () => undefined } })
  }
  const failing = async (work: () => Promise<unknown>) => {
    refusal = new Error('Il server non risponde')
    await work().catch(() => undefined)
    refusal = null
  }
  const texts = () => store.get(noticesAtom).map(({ text }) => text)
  return { realm, queue, save, failing, texts, past: () => store.get(pastNoticesAtom).map(({ text }) => text) }
}

it.each([
  ['a change', (realm: RealmClient) => realm.update('aziende', 'a', { set: {} })],
  ['a new record of that id', (realm: RealmClient) => realm.insert('aziende', { _id: 'a' })],
  ['a removal', (realm: RealmClient) => realm.remove('aziende', 'a')],
])('%s that fails takes the older successes about the same record away; the panel keeps them', async (_what, write) => {
  const { realm, save, failing, texts, past } = open()
  await save('a', 'Azienda salvata')
  await save('a', 'Aiuto salvato')
  await failing(() => write(realm))
  expect(texts()).toEqual([])
  expect(past()).toEqual(['Aiuto salvato', 'Azienda salvata'])
})

it('leaves successes about other records, and every other notice', async () => {
  const { realm, queue, save, failing, texts } = open()
  await save('b', 'Un’altra salvata')
  queue.push({ text: 'Il portale si aggiorna' })
  queue.push({ text: 'Copiato', kind: 'success' })
  await failing(() => realm.update('aziende', 'a', { set: {} }))
  expect(texts()).toEqual(['Un’altra salvata', 'Il portale si aggiorna', 'Copiato'])
})

it('knows every record of a success about many', async () => {
  const { realm, queue, failing, texts } = open()
  for (const id of ['a', 'b']) await realm.update('aziende', id, { set: {} })
  await failing(() => realm.update('aziende', 'c', { set: {} }))
  queue.push({ text: '2 aziende assegnate', kind: 'success' })
  expect(texts()).toEqual(['2 aziende assegnate'])
  await failing(() => realm.update('aziende', 'b', { set: {} }))
  expect(texts()).toEqual([])
})

it('takes successes away when a failure is said, whatever they were about; the panel keeps them', () => {
  const { queue, texts, past } = open()
  queue.push({ text: 'Copiato', kind: 'success' })
  queue.push({ text: 'Il portale si aggiorna' })
  queue.push({ text: 'Aiuto salvato', kind: 'success' })
  queue.push({ text: 'Non è stata salvata', kind: 'error' })
  expect(texts()).toEqual(['Il portale si aggiorna', 'Non è stata salvata'])
  expect(past()).toHaveLength(4)
})

it('has success again after the next write', async () => {
  const { realm, save, failing, texts } = open()
  await save('a', 'Azienda salvata')
  await failing(() => realm.update('aziende', 'a', { set: {} }))
  await save('a', 'Azienda salvata')
  expect(texts()).toEqual(['Azienda salvata'])
})
