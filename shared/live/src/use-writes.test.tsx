import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FakeLog } from '../test/fake-log.ts'
import { createLive, LiveProvider, useInsertOnce, WriteError, type Transport } from './index.ts'

type Istituto = { nome: string }
/** The server: stores by `_id`, and answers as the test says. */
function open(outcomes: ('done' | 'lost' | 'never sent' | 'refused' | 'taken')[]) {
  const sent: { _id: string }[] = []
  const log = new FakeLog()
  const insert: Transport['insert'] = async (_coll, doc) => {
    sent.push(doc)
    const outcome = outcomes.shift()
    if (outcome === 'lost' || outcome === 'never sent') throw new WriteError('NETWORK', 'potrebbe essere salvata')
    if (outcome === 'refused') throw new WriteError('RECORD_INVALID', 'Dati non validi')
    if (outcome === 'taken')
      throw new WriteError('RECORD_EXISTS', 'Esiste già un elemento con lo stesso identificativo')
  }
  const live = createLive(Object.assign(log, { insert }) as never)
  const wrapper = ({ children }: { children: ReactNode }) => <LiveProvider live={live}>{children}</LiveProvider>
  const { result } = renderHook(() => useInsertOnce('istituti'), { wrapper })
  let made = 0
  const submit = (said: Istituto) =>
    act(() =>
      // as a form does it: a line of the record gets an id of its own at each try
      result
        .current(said, () => ({ ...said, righe: [{ id: ++made }] }) as never)
        .catch((error: Error) => error.message),
    )
  return { sent, submit }
}

it('sends the same record until an answer arrives, then another one', async () => {
  const { sent, submit } = open(['lost', 'lost', 'done', 'done'])
  for (let n = 0; n < 4; n += 1) await submit({ nome: 'Banca' })
  expect(sent[1]).toEqual(sent[0])
  expect(sent[2]).toEqual(sent[0])
  expect(sent[3]!._id).not.toBe(sent[0]!._id)
})

it('keeps the id when the form was changed in between, and says when the first try had arrived', async () => {
  const { sent, submit } = open(['lost', 'taken', 'lost', 'done'])
  await submit({ nome: 'Banca' })
  expect(await submit({ nome: 'Banca Nuova' })).toMatch(/^Era già salvato/)
  expect(sent[1]).toMatchObject({ _id: sent[0]!._id, nome: 'Banca Nuova' })
  await submit({ nome: 'Banca Nuova' })
  expect(await submit({ nome: 'Altra' })).toBe(sent[0]!._id)
})

it('hands a refusal on as it is: nothing was stored', async () => {
  const { submit } = open(['refused', 'taken', 'done'])
  expect(await submit({ nome: 'Banca' })).toBe('Dati non validi')
  expect(await submit({ nome: 'Banca' })).toMatch(/identificativo/)
  expect(await submit({ nome: 'Banca' })).toMatch(/^[0-9a-f]{24}$/)
})
