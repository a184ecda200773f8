import type { Azienda } from '@bandiera/domain'
import { WriteError } from '@bandiera/live'
import { expectKept, expectRefused, someSettings, renderScreen, unaAzienda, type Typed } from '@bandiera/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { Component } from '../detail.screen.tsx'

interface SectionCase {
  /** Section of the page, as `?campo=` opens it. */
  campo: string
  azienda?: Partial<Azienda>
  /** A row that is added first. */
  add?: string
  typed: Typed
  wrong: { label: string | RegExp; text: string; why: string; right: string }
}

const tooMuch = 'Oltre il 50 % l’impresa è collegata: cambia la relazione o la quota'
const sectionCases: Record<string, SectionCase> = {
  anagrafica: {
    campo: 'anagrafica',
    azienda: { partitaIva: undefined, codiceFiscale: '01234567897' },
    typed: [['Ragione sociale', 'Bianchi S.r.l.']],
    wrong: {
      label: /^Partita IVA/,
      text: '12345678901',
      why: "La cifra di controllo (l'undicesima) è 1, per le altre dieci dovrebbe essere 3: ricontrolla il numero.",
      right: '12345678903',
    },
  },
  contatti: {
    campo: 'contatti',
    typed: [[/^Sito/, 'www.rossi.it']],
    wrong: {
      label: /^PEC/,
      text: 'rossi@pec',
      why: 'Il dominio «pec» non è completo: manca la fine, per esempio .it.',
      right: 'rossi@pec.it',
    },
  },
  referente: {
    campo: 'referente',
    typed: [[/^Nome e cognome/, 'Rita Rossi']],
    wrong: {
      label: /^E-mail diretta/,
      text: 'rita@',
      why: 'Manca il dominio dopo la @, per esempio studio.it.',
      right: 'rita@rossi.it',
    },
  },
  compagine: {
    campo: 'compagine',
    add: 'Aggiungi persona',
    typed: [[/^Ruolo/, 'Socia']],
    wrong: { label: 'Nome e cognome', text: '', why: 'Inserisci il nome', right: 'Rita Rossi' },
  },
  situazione: {
    campo: 'situazione',
    typed: [[/^Scadenza della polizza/, '31/12/2027']],
    wrong: {
      label: /^Scadenza del DURC/,
      text: '31/02/2027',
      why: 'Questa non è una data: scrivila come gg/mm/aaaa.',
      right: '28/02/2027',
    },
  },
  sedi: {
    campo: 'sedi',
    azienda: { sedi: [{ tipo: 'legale', comune: '040012', provincia: '040' }] },
    typed: [[/^Indirizzo/, 'Via Roma 1']],
    wrong: { label: /^CAP/, text: '471', why: 'Il CAP è fatto di 5 cifre: ricontrollalo.', right: '47121' },
  },
  dimensione: {
    campo: 'dimensione',
    azienda: { bilanci: [{ anno: 2025, ula: 5, ricavi: 500_000 }], dimensione: { dichiarata: 'media', motivo: 'x' } },
    typed: [],
    wrong: {
      label: /^Motivo/,
      text: '',
      why: 'Scrivi perché la classe dichiarata è diversa da quella calcolata',
      right: 'gruppo estero',
    },
  },
  gruppo: {
    campo: 'gruppo',
    azienda: { gruppo: [{ denominazione: 'Estera GmbH', relazione: 'associata' }] },
    typed: [['Denominazione', 'Estera AG']],
    wrong: { label: /^Quota/, text: '60', why: tooMuch, right: '30' },
  },
  esigenze: {
    campo: 'esigenze',
    add: 'Aggiungi esigenza',
    typed: [[/^Note/, 'Un impianto nuovo']],
    wrong: { label: 'Esigenza', text: '', why: 'Scegli un’esigenza del catalogo', right: 'Digitale' },
  },
}

const esigenze = [{ id: 'e', nome: 'Digitale', gruppo: '', obiettivi: ['Digitalizzazione'], costi: [], forme: [] }]

it.each(Object.values(sectionCases))(
  'the section $campo refuses a wrong value at its field, and loses nothing that was typed, nor when the server refuses',
  async ({ campo, azienda: over, add, typed, wrong }) => {
    const azienda = unaAzienda(over)
    let refused = true
    const { user, writes } = renderScreen(<Component />, {
      aziende: [azienda],
      settings: someSettings({ esigenze: esigenze as never }),
      path: `/azienda/${azienda._id}?campo=${campo}`,
      pattern: '/azienda/:aId',
      request: () => Response.json([]),
      refuse: () => (refused ? new WriteError('FORBIDDEN', 'Non hai il permesso di modificare.') : undefined),
    })
    const form = await screen.findByRole('form')
    const fill = async (label: string | RegExp, text: string) => {
      const field = screen.getByLabelText(label)
      if (field.tagName === 'SELECT') return text ? user.selectOptions(field, text) : undefined
      await user.clear(field)
      if (text) await user.paste(text)
    }
    const save = () => user.click(within(form).getByRole('button', { name: 'Salva' }))
    if (add) await user.click(within(form).getByRole('button', { name: add }))
    for (const [label, text] of typed) await fill(label, text)
    await fill(wrong.label, wrong.text)
    await save()

    await waitFor(() => expectRefused(screen.getByLabelText(wrong.label), wrong.why))
    expectKept([...typed, [wrong.label, wrong.text]])
    expect(writes).toEqual([])

    await fill(wrong.label, wrong.right)
    await save()
    expect(await within(form).findByRole('alert')).toHaveTextContent('Non hai il permesso di modificare.')
    expectKept(typed)
    refused = false
    await save()
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  },
)
