import { unaAzienda, unBando, unDocumento, unIstituto, unUsr, unaPratica } from '@bandiera/testing'
import { newId, type CollectionName } from '@bandiera/domain'
import { useCollection } from '@bandiera/live'
import { act, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { aLoader } from '../../test/a-loader.ts'
import { gestore, openNotified } from '../../test/open-notified.tsx'

afterEach(() => jest.restoreAllMocks())

describe('events of a list', () => {
  /** A page of a module that shows a list, as every module reads it. */
  const listOf = (coll: CollectionName): ComponentType =>
    function List() {
      return (
        <ul>
          {useCollection(coll).map((record) => (
            <li key={record._id}>{JSON.stringify(record)}</li>
          ))}
        </ul>
      )
    }
  const lines = () =>
    within(screen.getByRole('main'))
      .queryAllByRole('listitem')
      .map(({ textContent }) => JSON.parse(textContent) as { _id: string; ragioneSociale?: string })
  const a = unaAzienda({ _id: '000000000000000000000001' })
  const b = unaAzienda({ _id: '000000000000000000000002' })

  it.each([
    ['AZIENDE', 'aziende', unaAzienda],
    ['PRATICHE', 'pratiche', unaPratica],
    ['BANDI', 'bandi', unBando],
    ['ISTITUTI', 'istituti', unIstituto],
    ['ALL_DOCS', 'docs', unDocumento],
    ['UTENTI', 'usr', () => unUsr('editore', { _id: newId() })],
  ] as const)('SOCKET_SET_%s makes what came the list on screen', async (name, coll, make) => {
    const [first, second] = [make(), make()]
    const { transmit } = await openNotified({ path: '/bandi', loader: aLoader(() => listOf(coll)), [coll]: [first] })
    transmit(`SET_${name}`, [second])
    expect(lines()).toEqual([second])
    transmit(`SET_${name}`, [second, first])
    expect(lines()).toEqual([first, second].toSorted((x, y) => (x._id < y._id ? 1 : -1)))
  })

  it('keep the fields that they do not name, and the order', async () => {
    const { transmit } = await openNotified({
      path: '/bandi',
      loader: aLoader(() => listOf('aziende')),
      aziende: [a, b],
    })
    transmit('SET_AZIENDE', [{ _id: a._id, ragioneSociale: 'Nuova' }, b])
    expect(lines()).toEqual([b, { ...a, ragioneSociale: 'Nuova' }])
  })

  it('give way to what the feed says of a record later', async () => {
    const { transmit, feed } = await openNotified({
      path: '/bandi',
      loader: aLoader(() => listOf('aziende')),
      aziende: [a, b],
    })
    transmit('SET_AZIENDE', [{ ...b, ragioneSociale: 'Detta' }])
    act(() => feed.put('aziende', unaAzienda({ ...a, ragioneSociale: 'Più nuova' })))
    act(() => feed.put('aziende', unaAzienda({ ...b, ragioneSociale: 'Anche questa' })))
    expect(lines()).toMatchObject([{ ragioneSociale: 'Anche questa' }, { ragioneSociale: 'Più nuova' }])
  })

  it('SOCKET_SET_GESTORI changes the managers among the users, and no other user', async () => {
    const [old, editore, fresh] = [
      unUsr('gestore', { _id: newId() }),
      unUsr('editore'),
      unUsr('gestore', { _id: newId() }),
    ]
    const { transmit, feed } = await openNotified({ path: '/bandi', loader: aLoader(() => listOf('usr')) })
    act(() => [old, editore].forEach((one) => feed.put('usr', one)))
    transmit('SET_GESTORI', [gestore, fresh])
    expect(lines().map(({ _id }) => _id)).toEqual(
      [gestore, editore, fresh]
        .map(({ _id }) => _id)
        .toSorted()
        .toReversed(),
    )
  })

  it.each([null, {}, 'aziende', [null], [{ ragioneSociale: 'Senza id' }], [{ _id: 7 }]])(
    'leave the list alone, with a warning, when the server sends %j',
    async (data) => {
      const { transmit, warned } = await openNotified({
        path: '/bandi',
        loader: aLoader(() => listOf('aziende')),
        aziende: [a],
      })
      transmit('SET_AZIENDE', data)
      expect(lines()).toEqual([a])
      expect(warned).toHaveBeenCalledTimes(1)
    },
  )
})
