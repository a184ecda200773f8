import * as z from 'zod/mini'
import { checkTaxId } from '../codes/tax-id.ts'
import { choice, day, euro, field, flag, percent, reference, rows, text, type Fields } from '../fields/field.ts'
import { CalendarDay, EuroAmount } from '../records/record.ts'
import { aiutoRegimeLabels, groupRelationLabels } from '../vocabularies.ts'
import { bilancioFields } from './bilancio-fields.ts'

export const aiutoSourceLabels = { RNA: 'Registro nazionale (RNA)', manuale: 'Inserito a mano' } as const
export const sexLabels = { F: 'Donna', M: 'Uomo', altro: 'Altro' } as const

const codiceFiscale = text('Codice fiscale', {
  check: checkTaxId,
  help: 'Se è estero, il suo numero con la sigla del paese davanti: DE123456789.',
})

export const aiutoFields = {
  id: text('Codice', { hidden: true }),
  regime: field('choice', z.string(), 'Regime', { words: aiutoRegimeLabels }),
  descrizione: text('Descrizione', { longest: 2000 }),
  /** The day of the grant decision counts for de minimis, not that of the payment. */
  dataConcessione: field('day', CalendarDay, 'Data di concessione', {
    help: 'Il giorno della concessione, non quello del pagamento.',
    past: true,
  }),
  /** Gross grant equivalent. */
  esl: field('euro', EuroAmount, 'Equivalente sovvenzione (ESL)', {
    help: 'Per un contributo è l’importo; per prestiti e garanzie lo trovi sul registro nazionale (RNA).',
  }),
  importo: euro('Importo', { help: 'Quanto è stato concesso, per un prestito il capitale.' }),
  cor: text('Codice COR'),
  fonte: choice('Fonte', aiutoSourceLabels, { expected: true }),
  praticaId: reference('Pratica', 'pratiche'),
} satisfies Fields

const aiuti = rows('Aiuti ricevuti', aiutoFields, {
  section: 'aiuti',
  lineName: ({ descrizione, regime }) => `Aiuto ${String(descrizione ?? wordOf(aiutoRegimeLabels, regime))}`,
})

/** From 25 % on public owners make the company no SME (Rec. 2003/361/CE, annex, art. 3.4); art. 3.2, second subparagraph has exceptions. */
export const publicBodyLabels = {
  si: 'Sì',
  eccezione: 'Sì, ma è un’eccezione (art. 3, par. 2)',
  no: 'No',
} as const
const publicBody = (help: string) => choice('Ente pubblico', publicBodyLabels, { help, none: 'Non indicato' })
const EXCEPTIONS =
  'Eccezioni fino al 50 %: società pubbliche di partecipazione, università e centri di ricerca, investitori istituzionali, enti locali con bilancio sotto 10 M€ e meno di 5.000 abitanti.'

/** A company of the same group; figures of its last accounts. */
export const groupMemberFields = {
  aziendaId: reference('Azienda del portale', 'aziende', {
    help: 'Se è tra le tue aziende, i suoi aiuti contano da soli.',
  }),
  denominazione: text('Denominazione', { expected: true }),
  cf: codiceFiscale,
  relazione: field('choice', z.string(), 'Relazione', {
    words: groupRelationLabels,
    help: 'Tramite persone fisiche, sullo stesso mercato: conta per la classe, non per il de minimis (salvo ditta individuale).',
  }),
  quota: percent('Quota', {
    help: 'Tra 25 e 50 % l’impresa è associata e conta in proporzione; oltre è collegata e conta per intero.',
  }),
  entePubblico: publicBody(`È un ente pubblico o ne è controllata. ${EXCEPTIONS}`),
  ula: bilancioFields.ula,
  ricavi: bilancioFields.ricavi,
  totaleAttivo: bilancioFields.totaleAttivo,
  aiuti,
} satisfies Fields

export const socioFields = {
  nome: field('text', z.string(), 'Nome e cognome'),
  cf: codiceFiscale,
  quota: percent('Quota'),
  genere: choice('Genere', sexLabels),
  dataNascita: day('Data di nascita', { from: '1900-01-01', past: true }),
  ruolo: text('Ruolo'),
  entePubblico: publicBody(`Con almeno il 25 % di enti pubblici l’impresa non è una PMI. ${EXCEPTIONS}`),
  amministratore: flag('È nell’organo amministrativo'),
} satisfies Fields

export const peopleFields = {
  compagine: rows('Soci e amministratori', socioFields, {
    section: 'compagine',
    lineName: ({ nome }) => String(nome ?? ''),
  }),
  gruppo: rows('Imprese del gruppo', groupMemberFields, {
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
