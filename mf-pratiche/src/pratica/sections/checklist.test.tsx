import type { Pratica } from '@bandiera/domain'
import { renderScreen, unaAzienda, unaPratica, unUsr, type ScreenOptions } from '@bandiera/testing'
import { screen, within } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'

const piero = unUsr('professionista')
const azienda = unaAzienda({
  ragioneSociale: 'Verdi Srl',
  professionisti: [piero._id],
  email: 'info@verdi.it',
  referente: { nome: 'Vera Verdi', email: 'vera@verdi.it' },
})
const line = (nome: string, over: object = {}) => ({
  id: nome,
  voce: nome,
  obbligatoria: true,
  stato: 'manca' as const,
  ...over,
})
const checklist: Pratica['checklist'] = [
  line('Visura'),
  line('DURC', { stato: 'caricato', scadenza: '2020-01-31' }),
  line('Brochure', { obbligatoria: false }),
  line('Statuto', { stato: 'approvato' }),
]
const onePratica = (over: Partial<Pratica> = {}) =>
  unaPratica({ aziendaId: azienda._id, titolo: 'Voucher', checklist, ...over })

interface Asked {
  path: string
  body: unknown
}
function render(pratica: Pratica, options: ScreenOptions & { refusal?: () => string | null } = {}) {
  const { refusal, ...rest } = options
  const asked: Asked[] = []
  const result = renderScreen(<Component />, {
    aziende: [azienda],
    pratiche: [pratica],
    utenti: [piero],
    request: (path, init) => {
      if (path.endsWith('/limiti')) return Response.json({ byte: 1000, estensioni: ['pdf'] })
      if (path.startsWith('/api/cronologia')) return Response.json({ voci: [] })
      asked.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null })
      const text = refusal?.()
      if (text) throw new Error(text)
      return path.endsWith('/fascicolo')
        ? Response.json({ indirizzo: '/api/x?firma=y' })
        : new Response(null, { status: 204 })
    },
    path: `/pratica/${pratica._id}`,
    pattern: '/pratica/:pId',
    ...rest,
  })
  return { ...result, asked }
}
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const missing = () => within(screen.getByRole('region', { name: 'Documenti da raccogliere' }))

describe('the first page of a case file', () => {
  it('names what is still missing, what is mandatory first, each with its upload', () => {
    render(onePratica())
    const rows = missing()
      .getAllByRole('listitem')
      .map((row) => row.textContent)
    expect(rows).toEqual([
      expect.stringContaining('Visura'),
      expect.stringMatching(/DURC.*scaduto il 31\/01\/2020/),
      expect.stringContaining('Brochure'),
    ])
    expect(press('Carica: Visura')).toBeVisible()
  })

  it('uploads the file of a line with one click, and keeps the line to be approved', async () => {
    const pratica = onePratica()
    const { user, writes } = render(pratica, { upload: async () => ({}) })
    const chooser = document.querySelector('input[aria-label="Carica: Visura"]')
    await user.upload(chooser as HTMLInputElement, new File(['%PDF'], 'visura.pdf', { type: 'application/pdf' }))
    expect(await missing().findByRole('button', { name: 'Approva Visura' })).toBeVisible()
    expect(writes).toMatchObject([{ patch: { set: { 'checklist.0.stato': 'caricato' } } }])
  })

  it('asks nothing of a case file that has ended', () => {
    render(onePratica({ stato: 'chiusa' }))
    expect(screen.queryByRole('region', { name: 'Documenti da raccogliere' })).toBeNull()
  })

  it('offers no upload and no request to whom it is only shared with', () => {
    render(onePratica({ extra: 'g2@esempio.test' }), { usr: unUsr('gestore', { _id: '655f0a04eeeeeeeeeeeeeeee' }) })
    expect(missing().queryByRole('button')).toBeNull()
  })
})

describe('asking for documents by mail', () => {
  it('is filled in with the contact and all that is mandatory: one press opens it, one sends it', async () => {
    const pratica = onePratica()
    const { user, asked, notices } = render(pratica, { usr: piero })
    await user.click(press('Richiedi per e-mail'))
    await user.click(press('Invia'))
    expect(asked).toEqual([
      {
        path: `/api/pratiche/${pratica._id}/richiesta`,
        body: { email: 'vera@verdi.it', nome: 'Vera Verdi', voci: ['Visura', 'DURC'] },
      },
    ])
    expect(notices).toMatchObject([{ text: 'Richiesta inviata a vera@verdi.it', kind: 'success' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks for one document from its line, with a day and own words', async () => {
    const { user, asked } = render(onePratica())
    await user.click(press('Richiedi Brochure'))
    await user.type(screen.getByRole('textbox', { name: /^Entro il/ }), '05/12/2030')
    await user.type(screen.getByRole('textbox', { name: /^Messaggio/ }), 'Va bene in PDF')
    await user.click(press('Invia'))
    expect(asked).toMatchObject([{ body: { voci: ['Brochure'], entro: '2030-12-05', messaggio: 'Va bene in PDF' } }])
  })

  it('refuses a wrong address and an empty list, each at its field', async () => {
    const { user, asked } = render(onePratica())
    await user.click(press('Richiedi Brochure'))
    await user.clear(screen.getByRole('textbox', { name: /^E-mail/ }))
    await user.type(screen.getByRole('textbox', { name: /^E-mail/ }), 'vera')
    await user.click(screen.getByRole('checkbox', { name: 'Brochure' }))
    await user.click(press('Invia'))
    expect((await screen.findAllByText(/manca la @/)).length).toBeGreaterThan(0)
    expect(screen.getAllByText('Scegli almeno un documento').length).toBeGreaterThan(0)
    expect(asked).toEqual([])
  })

  it('keeps what was typed when the server refuses', async () => {
    let text: string | null = 'Dati non validi nel campo email: il dominio non esiste.'
    const { user, asked } = render(onePratica(), { refusal: () => text })
    await user.click(press('Richiedi Visura'))
    await user.type(screen.getByRole('textbox', { name: /^Messaggio/ }), 'Grazie')
    await user.click(press('Invia'))
    expect(await screen.findByText(/il dominio non esiste/)).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Messaggio/ })).toHaveValue('Grazie')
    text = null
    await user.click(press('Invia'))
    expect(asked).toHaveLength(2)
  })

  it('says that a company has no address', async () => {
    const senza = unaAzienda({ ...azienda, referente: undefined, email: undefined, pec: undefined })
    const { user } = render(onePratica(), { aziende: [senza] })
    await user.click(press('Richiedi Visura'))
    expect(screen.getByText(/L’azienda non ha un indirizzo/)).toBeVisible()
  })
})

it('hands the folder out as an archive, and says why when it cannot', async () => {
  const pratica = onePratica()
  const { user, asked, notices } = render(pratica, { refusal: () => 'I documenti superano 4 GB' })
  await user.click(press('Altre azioni'))
  await user.click(screen.getByRole('menuitem', { name: 'Scarica il fascicolo (ZIP)' }))
  expect(asked).toEqual([{ path: `/api/pratiche/${pratica._id}/fascicolo`, body: null }])
  expect(notices).toMatchObject([{ text: 'I documenti superano 4 GB', kind: 'error' }])
})
