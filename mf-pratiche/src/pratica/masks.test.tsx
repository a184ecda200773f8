import type { Pratica } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { expectKept, expectRefused, renderScreen, unaAzienda, unaPratica, type Typed } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from './detail.screen.tsx'

const azienda = unaAzienda()
const granted: Partial<Pratica> = {
  stato: 'concessa',
  agevolazioneConcessa: 20_000,
  dataConcessione: '2026-05-04',
  regime: 'nonAiuto',
}

interface Mask {
  tab: string
  open: string
  pratica?: Partial<Pratica>
  /** Typed before the first attempt, as it is shown afterwards. */
  typed: Typed
  /** The wrong field, its value, the refusal, and a value that is accepted. */
  wrong: { label: string | RegExp; text: string; why: string; right: string }
}

const masks: Record<string, Mask> = {
  'a document to collect': {
    tab: 'checklist',
    open: 'Aggiungi un documento',
    typed: [[/^Valido fino al/, '31/12/2026']],
    wrong: { label: 'Documento', text: '', why: 'Inserisci il nome del documento', right: 'DURC' },
  },
  'a deadline': {
    tab: 'scadenze',
    open: 'Aggiungi una scadenza',
    typed: [['Descrizione', 'Sopralluogo']],
    wrong: { label: 'Data', text: '', why: 'Inserisci la data', right: '30/11/2026' },
  },
  'a task': {
    tab: 'attivita',
    open: 'Aggiungi un’attività',
    typed: [[/^Entro il/, '30/11/2026']],
    wrong: {
      label: 'Che cosa c’è da fare',
      text: '',
      why: 'Scrivi che cosa c’è da fare',
      right: 'Chiamare il consulente',
    },
  },
  'the amounts': {
    tab: 'importi',
    open: 'Modifica gli importi',
    pratica: granted,
    typed: [
      [/^Importo del progetto/, '80.000,00'],
      [/^Agevolazione richiesta/, '40.000,00'],
    ],
    wrong: {
      label: /^Codice COR/,
      text: 'A1',
      why: 'Inserisci il codice COR: da 4 a 12 cifre',
      right: '1234567',
    },
  },
  'a payment': {
    tab: 'importi',
    open: 'Aggiungi un’erogazione',
    pratica: granted,
    typed: [['Data di erogazione', '03/11/2026']],
    wrong: { label: 'Importo erogato', text: '', why: 'Inserisci un importo maggiore di zero', right: '5000' },
  },
  'title and person': {
    tab: 'riepilogo',
    open: 'Modifica i dati',
    typed: [],
    wrong: { label: 'Titolo', text: '', why: 'Inserisci il titolo', right: 'Voucher 2027' },
  },
}

it.each(Object.entries(masks))(
  '%s: a wrong value is refused at its field, a refusal of the server above; nothing typed is lost',
  async (_name, maschera) => {
    const { tab, open, pratica: over, typed, wrong } = maschera
    const pratica = unaPratica({ aziendaId: azienda._id, ...over })
    let refused = true
    const { user, writes } = renderScreen(<Component />, {
      aziende: [azienda],
      pratiche: [pratica],
      request: (path) => Response.json(path.endsWith('/limiti') ? { byte: 1000, estensioni: ['pdf'] } : { voci: [] }),
      path: `/pratica/${pratica._id}?tab=${tab}`,
      pattern: '/pratica/:pId',
      refuse: () =>
        refused ? new WriteError('RECORD_CHANGED', 'Qualcun altro ha modificato questo elemento.') : undefined,
    })
    const type = async (label: string | RegExp, text: string) => {
      const field = screen.getByLabelText(label)
      await user.clear(field)
      if (text) await user.paste(text)
    }
    await user.click(screen.getByRole('button', { name: open }))
    if (open === 'Aggiungi una scadenza') await user.selectOptions(screen.getByLabelText('Che cosa scade'), 'Altro…')
    for (const [label, text] of typed) await type(label, text.replaceAll('.', ''))
    await type(wrong.label, wrong.text)
    await user.click(screen.getByRole('button', { name: 'Salva' }))

    expectRefused(screen.getByLabelText(wrong.label), wrong.why)
    expectKept([...typed, [wrong.label, wrong.text]])
    expect(writes).toEqual([])

    await type(wrong.label, wrong.right)
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    const dialog = screen.getByRole('dialog')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Qualcun altro ha modificato questo elemento.')
    expectKept(typed)
    refused = false
    await user.click(screen.getByRole('button', { name: 'Salva' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
)

it('title and assignee: the assignee can be removed', async () => {
  const pratica = unaPratica({ aziendaId: azienda._id, assegnatoA: azienda.gestoreId })
  const { user, writes } = renderScreen(<Component />, {
    aziende: [azienda],
    pratiche: [pratica],
    request: () => Response.json({ voci: [] }),
    path: `/pratica/${pratica._id}`,
    pattern: '/pratica/:pId',
  })
  await user.click(screen.getByRole('button', { name: 'Modifica i dati' }))
  await user.selectOptions(screen.getByLabelText(/^Responsabile/), '')
  await user.click(screen.getByRole('button', { name: 'Salva' }))
  await waitFor(() => expect(writes).toMatchObject([{ patch: { unset: ['assegnatoA'] } }]))
})
