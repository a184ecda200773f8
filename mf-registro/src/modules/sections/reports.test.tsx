import { renderScreen, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Report } from '../../parts/registry.ts'
import { Component } from '../list.screen.tsx'
import { aRegistry, aServer } from '../../parts/testing/server.ts'

const fault: Report = {
  chiave: 'uno.test/mf-bandi@1.1.0',
  tipo: 'guasto',
  id: 'mf-bandi',
  versione: '1.1.0',
  tenant: ['uno.test'],
  quanti: 1,
  perche: 'Chiamate il numero <b>06 000</b>',
  chi: 'Ada Rossi (ada@uno.test)',
  quando: '2026-11-20T10:00:00Z',
  persone: 1,
}
const withdrawal: Report = {
  ...fault,
  chiave: 'k2',
  tipo: 'ritiro',
  versione: '1.0.9',
  tenant: ['uno.test', 'due.test'],
  quanti: 5,
  perche: 'chiave rubata',
  chi: 'sistema',
}

function open(segnalazioni: Report[], answer: object | string = { piano: null }) {
  const others = { '/api/registro/segnalazioni': answer }
  const server = aServer({ registro: aRegistry({ segnalazioni }), others })
  return {
    ...server,
    ...renderScreen(<Component />, { usr: unUsr('admin'), path: '/registro', request: server.request }),
  }
}
const items = async () => within(await screen.findByRole('list', { name: 'Da guardare' })).getAllByRole('listitem')

it('names the user who met a crash, with their words as text, and what happened to whose pages', async () => {
  open([fault])
  const [item] = await items()
  expect(item).toHaveTextContent('mf-bandi 1.1.0 si è fermato per 1 persona di uno.test')
  expect(item).toHaveTextContent('Così lo racconta la pagina di Ada Rossi (ada@uno.test), 20/11/2026 11:00')
  expect(item).toHaveTextContent('Chiamate il numero <b>06 000</b>')
  expect(item).toHaveTextContent('gli altri tengono questa')
})

it('tells of a version that was taken away: from whom, by whom and why', async () => {
  open([withdrawal])
  const [item] = await items()
  expect(item).toHaveTextContent(
    'mf-bandi 1.0.9 non c’è più per uno.test, due.test e altri 3chiave rubatasistema, 20/11/2026 11:00',
  )
})

it.each([
  ['Torna indietro per tutti: mf-bandi 1.1.0', fault, 'indietro', ['Il cliente è tornato alla versione di prima.']],
  ['Tieni questa versione: mf-bandi 1.1.0', fault, 'tieni', ['La versione resta a tutti.']],
  ['Ho visto: mf-bandi 1.0.9', withdrawal, 'visto', []],
])('decides with one press: %s', async (name, one, decisione, shown) => {
  const { user, posted, notices } = open([one])
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]!.body).toEqual({ segnalazione: one.chiave, decisione })
  await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(shown))
})

it('says so when another operator was faster', async () => {
  const { user, notices } = open([fault], 'Questa segnalazione non c’è più')
  await user.click(await screen.findByRole('button', { name: /^Tieni/ }))
  await waitFor(() => expect(notices).toMatchObject([{ text: 'Questa segnalazione non c’è più', kind: 'error' }]))
})
