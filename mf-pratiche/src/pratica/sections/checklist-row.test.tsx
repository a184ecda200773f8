import type { Documento, Pratica } from '@bandiera/domain'
import { renderScreen, unaAzienda, unaPratica, unDocumento, unUsr, type ScreenOptions } from '@bandiera/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'

const piero = unUsr('professionista')
const azienda = unaAzienda({ ragioneSociale: 'Verdi Srl', professionisti: [piero._id] })
const stranger = unUsr('gestore', { _id: '655f0a04eeeeeeeeeeeeeeee' })
const FILE = { chiave: 'k', mime: 'application/pdf', byte: 2048, sha256: 'a'.repeat(64) }
const visura = (over: Partial<Documento> = {}) =>
  unDocumento({
    clienteId: azienda._id,
    nome: 'Visura camerale',
    file: FILE,
    caricatoIl: '2026-11-12T09:00:00.000Z',
    ...over,
  })
type Line = NonNullable<Pratica['checklist']>[number]
const line = (over: Partial<Line>): Line => ({
  id: 'v',
  voce: 'Visura',
  obbligatoria: true,
  stato: 'caricato',
  ...over,
})

interface Shown extends ScreenOptions {
  doc?: Documento
  extra?: string
}
function show(voce: Partial<Line>, { doc, extra, ...options }: Shown = {}) {
  const checklist = [line({ ...voce, ...(doc && { docId: doc._id }) })]
  const pratica = unaPratica({ aziendaId: azienda._id, titolo: 'Voucher', checklist, ...(extra && { extra }) })
  const asked: string[] = []
  const result = renderScreen(<Component />, {
    aziende: [azienda],
    pratiche: [pratica],
    docs: doc ? [doc] : [],
    utenti: [piero],
    request: (path) => {
      if (path.endsWith('/limiti')) return Response.json({ byte: 5000, estensioni: ['pdf'] })
      asked.push(path)
      return Response.json({ voci: [], indirizzo: '/api/documenti/x/file?firma=f' })
    },
    path: `/pratica/${pratica._id}?tab=documenti`,
    pattern: '/pratica/:pId',
    ...options,
  })
  return { ...result, asked, pratica }
}
const row = () =>
  within(screen.getByRole('region', { name: 'Checklist' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.startsWith('Visura'))!
const buttons = () =>
  within(row())
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))

it('has the state of a document that is missing, and what one does about it', () => {
  show({ stato: 'manca' })
  expect(row()).toHaveTextContent(/Manca/)
  expect(buttons()).toEqual(['Carica: Visura', 'Richiedi Visura', 'Altro per Visura'])
})

it('has the name, the size and the day of its file, opens it, saves it and takes a newer one', () => {
  const { unmount } = show({}, { doc: visura() })
  expect(row()).toHaveTextContent(/Visura camerale\.pdf2.kB · caricato il 12\/11\/2026/)
  expect(row()).toHaveTextContent('Caricato')
  expect(buttons()).toEqual([
    'Apri Visura camerale',
    'Scarica Visura camerale',
    'Sostituisci: Visura',
    'Approva Visura',
    'Altro per Visura',
  ])
  unmount()
  show({ stato: 'approvato' }, { doc: visura() })
  expect(row()).toHaveTextContent('Approvato')
  expect(buttons()).not.toContain('Approva Visura')
  expect(buttons()).toContain('Scarica Visura camerale')
})

it('keeps the file of a document that has expired, and asks for another', () => {
  show({ scadenza: '2020-01-31' }, { doc: visura() })
  expect(row()).toHaveTextContent(/scaduto il 31\/01\/2020/)
  expect(buttons()).toEqual(expect.arrayContaining(['Apri Visura camerale', 'Sostituisci: Visura', 'Richiedi Visura']))
})

it('asks the server for the file that one saves, by keyboard', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const doc = visura()
  const { user, asked } = show({}, { doc })
  act(() => within(row()).getByRole('button', { name: 'Scarica Visura camerale' }).focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(asked).toContain(`/api/documenti/${doc._id}/indirizzo`))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  saved.mockRestore()
})

it('only saves a file that a browser must not show', () => {
  show({}, { doc: visura({ file: { ...FILE, mime: 'application/zip' } }) })
  expect(buttons()).not.toContain('Apri Visura camerale')
  expect(buttons()).toContain('Scarica Visura camerale')
})

it('says nothing of a file where a document was received on paper', () => {
  show({})
  expect(row()).not.toHaveTextContent('kB')
  expect(buttons()).toEqual(['Carica: Visura', 'Approva Visura', 'Altro per Visura'])
})

it('lets one who only reads open and save a file, and no more', () => {
  show({}, { usr: stranger, extra: 'g2@esempio.test', doc: visura() })
  expect(buttons()).toEqual(['Apri Visura camerale', 'Scarica Visura camerale'])
})

it('has no button for one with whom the case file is shared, who gets no document', () => {
  show({ docId: 'd'.repeat(24) }, { usr: stranger, extra: 'g2@esempio.test' })
  expect(row()).toHaveTextContent('Caricato')
  expect(buttons()).toEqual([])
})

it('says why a file was refused, and keeps the one that was there', async () => {
  const { user, writes } = show({}, { doc: visura() })
  const chooser = screen.getByLabelText('Sostituisci: Visura', { selector: 'input' })
  await user.upload(chooser, new File(['x'.repeat(6000)], 'grande.pdf'))
  expect(await within(row()).findByRole('alert')).toHaveTextContent('Il file supera 4,9')
  expect(row()).toHaveTextContent('Visura camerale.pdf')
  expect(writes).toEqual([])
})
