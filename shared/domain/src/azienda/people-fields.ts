import * as z from 'zod/mini'
import { checkCodiceFiscale } from '../codice-fiscale.ts'
import { choice, day, euro, field, flag, percent, reference, rows, text, type Fields } from '../fields/field.ts'
import { DataIso, Importo } from '../record.ts'
import { regimiAiuto, relazioniGruppo } from '../vocabularies.ts'
import { bilancioFields } from './bilancio-fields.ts'

export const fontiAiuto = { RNA: 'Registro nazionale (RNA)', manuale: 'Inserito a mano' } as const
export const generi = { F: 'Donna', M: 'Uomo', altro: 'Altro' } as const

const codiceFiscale = text('Codice fiscale', { check: checkCodiceFiscale })

/** A public aid that a company was granted. */
export const aiutoFields = {
  regime: field('choice', z.string(), 'Regime', { words: regimiAiuto }),
  descrizione: text('Descrizione'),
  /** The day of the grant decision counts for de minimis, not that of the payment. */
  dataConcessione: field('day', DataIso, 'Data di concessione', {
    help: 'Il giorno della concessione, non quello del pagamento.',
    past: true,
  }),
  /** Gross grant equivalent. */
  esl: field('euro', Importo, 'Equivalente sovvenzione (ESL)', {
    help: 'Per un contributo è l’importo; per prestiti e garanzie lo trovi sul registro nazionale (RNA).',
  }),
  importo: euro('Importo', { help: 'Quanto è stato concesso, per un prestito il capitale.' }),
  cor: text('Codice COR'),
  fonte: choice('Fonte', fontiAiuto, { expected: true }),
  praticaId: reference('Pratica', 'pratiche'),
} satisfies Fields

const aiuti = rows('Aiuti ricevuti', aiutoFields, {
  section: 'aiuti',
  lineName: ({ descrizione, regime }) => `Aiuto ${String(descrizione ?? wordOf(regimiAiuto, regime))}`,
})

/** A company of the same group; figures of its last accounts. */
export const membroFields = {
  aziendaId: reference('Azienda del portale', 'aziende', {
    help: 'Se è tra le tue aziende, i suoi aiuti contano da soli.',
  }),
  denominazione: text('Denominazione', { expected: true }),
  cf: codiceFiscale,
  /** Control, or a share: `relazioniGruppo`. */
  relazione: field('choice', z.string(), 'Relazione', {
    words: relazioniGruppo,
    help: 'Tramite persone fisiche, sullo stesso mercato: conta per la classe, non per il de minimis (salvo ditta individuale).',
  }),
  quota: percent('Quota', {
    help: 'Tra 25 e 50 % l’impresa è associata e conta in proporzione; oltre è collegata e conta per intero.',
  }),
  ula: bilancioFields.ula,
  ricavi: bilancioFields.ricavi,
  totaleAttivo: bilancioFields.totaleAttivo,
  aiuti,
} satisfies Fields

/** A member of the company or of its board. */
export const socioFields = {
  nome: field('text', z.string(), 'Nome e cognome'),
  cf: codiceFiscale,
  quota: percent('Quota'),
  genere: choice('Genere', generi),
  dataNascita: day('Data di nascita', { from: '1900-01-01', past: true }),
  ruolo: text('Ruolo'),
  amministratore: flag('È nell’organo amministrativo'),
} satisfies Fields

export const peopleFields = {
  compagine: rows('Soci e amministratori', socioFields, {
    section: 'compagine',
    lineName: ({ nome }) => String(nome ?? ''),
  }),
  gruppo: rows('Imprese del gruppo', membroFields, {
    section: 'gruppo',
    alone: 'Dati delle imprese del gruppo',
    help: 'Se l’impresa è autonoma, salva senza aggiungerne: così si sa.',
    lineName: ({ denominazione, aziendaId, cf }, nameOf) =>
      (typeof aziendaId === 'string' && nameOf(aziendaId, 'aziende')) || String(denominazione ?? cf ?? 'Impresa'),
  }),
  aiuti,
} satisfies Fields

const wordOf = (words: Readonly<Record<string, string>>, value: unknown): unknown =>
  typeof value === 'string' && Object.hasOwn(words, value) ? words[value] : value
