import type { ImportReport, ImportChoices } from '@bandiera/domain'
import { renderScreen, unUsr } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from '../list.screen.tsx'

const [gina, greta] = [
  unUsr('gestore', { name: 'Gina Gestisce' }),
  unUsr('gestore', { _id: 'e'.repeat(24), name: 'Greta Guida' }),
]
const wrongRow = { campo: 'criteri.dimensione', motivo: 'La fonte non indica le dimensioni ammesse' }
const newRow: Pick<ImportReport['righe'][number], 'esito' | 'redazione' | 'daControllare'> = {
  esito: 'nuovo',
  redazione: 'pubblicato',
  daControllare: [],
}

/** The record that is a stored grant, once it is joined to it. */
const joined: Partial<ImportReport['righe'][number]> = {
  esito: 'aggiornato',
  id: 'b1',
  restano: [{ etichetta: 'Chiusura', prima: '31/01/2027', dopo: '28/02/2027' }],
}

/** What a server would answer to these options. */
function answer(prova: boolean, { bozze, soloAperti, gestori, uniti, separati, file }: ImportChoices): ImportReport {
  const open = bozze ? 'bozza' : 'pubblicato'
  const decided = uniti?.['13'] ?? separati?.includes('13')
  const all: ImportReport['righe'] = [
    { ...newRow, riga: 1, idEsterno: '10', titolo: 'Voucher', redazione: open },
    {
      ...newRow,
      riga: 2,
      idEsterno: '11',
      titolo: 'Fiere',
      redazione: bozze ? 'bozza' : 'in_revisione',
      daControllare: [wrongRow],
    },
    soloAperti
      ? {
          riga: 3,
          idEsterno: '12',
          titolo: 'Vecchio',
          esito: 'saltato',
          motivo: 'Il bando è già chiuso',
          daControllare: [],
        }
      : { ...newRow, riga: 3, idEsterno: '12', titolo: 'Vecchio', redazione: open, chiuso: true },
    {
      ...newRow,
      riga: 4,
      idEsterno: '13',
      titolo: 'DOPPIO',
      redazione: open,
      ...(!decided && { forse: [{ id: 'b1', titolo: 'Doppio' }] }),
      ...(uniti?.['13'] && joined),
    },
    {
      riga: 5,
      idEsterno: '14',
      titolo: 'Noto',
      esito: 'aggiornato',
      id: 'b2',
      daControllare: [],
      cambi: [{ etichetta: 'Chiusura', prima: '31/01/2027', dopo: '28/02/2027' }],
    },
  ]
  const righe = file === 'doppio.json' ? all.slice(3, 4) : all
  const nuovi = righe.filter(({ esito }) => esito === 'nuovo').length
  return {
    totale: righe.length,
    nuovi,
    aggiornati: righe.filter(({ esito }) => esito === 'aggiornato').length,
    identici: 0,
    saltati: righe.filter(({ esito }) => esito === 'saltato').length,
    errori: 0,
    chiusi: 1,
    prova,
    righe,
    completo: true,
    spariti: [{ id: 'b3', titolo: 'Sparito' }],
    gestori: gestori ?? [gina._id, greta._id],
    ...(!prova && { importazione: 'i1', operazioni: [] }),
  }
}

interface Sent {
  path: string
  opzioni?: ImportChoices
}
const made = {
  id: 'i0',
  tipo: 'incentivi',
  quando: '2026-11-25T10:00:00Z',
  chi: 'Elio',
  file: 'ieri.json',
  nuovi: 2,
  aggiornati: 0,
}
const keptRow = { coll: 'bandi', id: 'b2', nome: 'Noto', motivo: 'È stato modificato dopo l’importazione.' }

async function openDialog() {
  const sent: Sent[] = []
  const request = (path: string, init?: RequestInit) => {
    if (path === '/api/importazioni') return Response.json({ importazioni: [{ ...made, annullabile: true }] })
    const options = init?.body ? (JSON.parse(String(init.body)) as { opzioni: ImportChoices }).opzioni : undefined
    sent.push({ path, ...(options && { opzioni: options }) })
    if (path.endsWith('/annulla')) return Response.json({ tolti: 3, riportati: 0, restano: [keptRow], operazioni: [] })
    if (path.includes('rilettura'))
      return Response.json({
        prova: path.includes('prova'),
        letti: 9,
        aggiornati: 1,
        domande: { prima: 48, dopo: 2 },
        righe: [{ id: 'b2', titolo: 'Noto', cambi: [] }],
      })
    return Response.json(answer(path.includes('prova'), options ?? {}))
  }
  const rendered = renderScreen(<Component />, { usr: unUsr('editore'), utenti: [gina, greta], request })
  await rendered.user.click(screen.getByRole('button', { name: 'Importa da incentivi.gov.it' }))
  return { ...rendered, sent }
}

async function openChecked(name = 'oggi.json') {
  const rendered = await openDialog()
  const text = '[{"ID_Incentivo":"10"}]'
  const file = Object.assign(new File([text], name), { text: async () => text })
  await rendered.user.upload(screen.getByLabelText(/Trascina qui/), file)
  await screen.findByText(/Non ho ancora scritto niente/)
  return rendered
}
const importButton = () => screen.getByRole('button', { name: /^Importa \d/ })

it('says before the import how many are published and to whom, how many are held and why', async () => {
  await openChecked()
  expect(screen.getByRole('status')).toHaveTextContent('3 nuovi pubblicati subito: li vedono 2 gestori.')
  expect(screen.getByRole('status')).toHaveTextContent(/1 nuovo resta in revisione: Dimensione.* \(1\)\./)
  expect(importButton()).toHaveTextContent(
    'Importa 6 bandi: 3 pubblicati a 2 gestori, 1 in revisione, 1 aggiornato, 1 da controllare',
  )
})

it('shows old and new value of each field that an update changes', async () => {
  const { user } = await openChecked()
  await user.click(screen.getByText('Cambia 1 campo'))
  expect(screen.getByText('Chiusura').nextSibling).toHaveTextContent('31/01/2027 → 28/02/2027')
})

it('asks the server again with the options that are chosen, and imports with the same', async () => {
  const { user, sent } = await openChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Solo i bandi aperti (1 chiuso resta fuori)' }))
  await user.click(await screen.findByRole('checkbox', { name: /^Come bozze/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Greta Guida' }))
  expect(await screen.findByText(/3 nuovi diventano bozze/)).toBeVisible()
  expect(screen.getByRole('row', { name: /Vecchio/ })).toHaveTextContent(/Non importato.*Il bando è già chiuso/)
  await waitFor(() => expect(importButton()).toBeEnabled())
  await user.click(importButton())
  expect(await screen.findByText(/Importazione conclusa/)).toBeVisible()
  const options = { soloAperti: true, bozze: true, gestori: [gina._id], file: 'oggi.json' }
  expect(sent.slice(-2)).toEqual([
    { path: '/api/import/incentivi?prova=1', opzioni: options },
    { path: '/api/import/incentivi', opzioni: options },
  ])
})

it('never imports with an empty choice of gestori', async () => {
  const { user, sent } = await openChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Gina Gestisce' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Greta Guida' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Scegli almeno un gestore.')
  expect(importButton()).toBeDisabled()
  expect(sent.at(-1)!.opzioni!.gestori).toHaveLength(1)
})

it('offers to join a record to the grant that a person typed, or to keep it apart', async () => {
  const { user, sent } = await openChecked()
  const doppio = within(screen.getByRole('group', { name: 'DOPPIO' }))
  expect(doppio.getByRole('link', { name: 'Nel portale: Doppio' })).toBeVisible()
  await user.click(doppio.getByRole('button', { name: 'Unisci' }))
  expect(sent.at(-1)!.opzioni).toMatchObject({ uniti: { '13': 'b1' }, separati: [] })
  expect(doppio.getByRole('button', { name: 'Unisci' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(await doppio.findByRole('button', { name: 'Tieni separati' }))
  expect(sent.at(-1)!.opzioni).toMatchObject({ uniti: {}, separati: ['13'] })
})

it('says what stays as it was typed, and lets the choice be taken back when nothing else is new', async () => {
  const { user, sent } = await openChecked('doppio.json')
  const doppio = within(screen.getByRole('group', { name: 'DOPPIO' }))
  await user.click(doppio.getByRole('button', { name: 'Unisci' }))
  await user.click(await screen.findByText('Resta 1 campo scritto a mano'))
  expect(screen.getByText('Chiusura: 31/01/2027 (la fonte dice 28/02/2027)')).toBeVisible()
  await user.click(doppio.getByRole('button', { name: 'Tieni separati' }))
  expect(sent.at(-1)!.opzioni).toMatchObject({ uniti: {}, separati: ['13'] })
})

it('takes a whole import back after a question, and names what stays and why', async () => {
  const { user, sent } = await openChecked()
  await user.click(importButton())
  await user.click(await screen.findByRole('button', { name: 'Annulla questa importazione' }))
  expect(sent.at(-1)!.path).toBe('/api/importazioni/i1/annulla')
  expect(await screen.findByText(/Importazione annullata: 3 bandi tolti\./)).toBeVisible()
  expect(screen.getByText(/È stato modificato dopo l’importazione/)).toBeVisible()
})

it('lists the imports that were made, and takes one of them back', async () => {
  const { user, sent } = await openDialog()
  await user.click(screen.getByText('Importazioni fatte'))
  const list = await screen.findByRole('list', { name: 'Importazioni fatte' })
  expect(list).toHaveTextContent(/25\/11\/2026 11:00 · Elio.*ieri\.json · 2 nuovi, 0 aggiornati/)
  await user.click(within(list).getByRole('button', { name: /^Annulla l’importazione del 25/ }))
  expect(sent.at(-1)!.path).toBe('/api/importazioni/i0/annulla')
})

it('reads the stored grants again, first as a trial', async () => {
  const { user, sent } = await openDialog()
  await user.click(screen.getByText('Rileggi dalla fonte'))
  await user.click(screen.getByRole('button', { name: 'Guarda che cosa cambierebbe' }))
  expect(await screen.findByText(/cambierebbero 1 bando, domande da 48 a 2/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Aggiorna 1 bando' }))
  expect(await screen.findByText(/aggiornati 1 bando/)).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual([
    '/api/import/incentivi/rilettura?prova=1',
    '/api/import/incentivi/rilettura',
  ])
})
