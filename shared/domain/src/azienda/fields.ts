import * as z from 'zod/mini'
import { decisionFields } from './decisions.ts'
import { checkCodiceFiscale } from '../codes/codice-fiscale.ts'
import { checkRea, checkRecipientCode, checkWebsite } from '../codes/company-codes.ts'
import { checkEmail, checkPec } from '../codes/email.ts'
import * as f from '../fields/field.ts'
import { capital } from '../text/sentence.ts'
import { checkPartitaIva } from '../codes/partita-iva.ts'
import {
  dimensioneClassLabels,
  legalFormLabels,
  qualificaLabels,
  aziendaStateLabels,
  type Qualifica,
} from '../vocabularies.ts'
import { bilancioFields } from './bilancio-fields.ts'
import { peopleFields } from './people-fields.ts'
import { placeFields } from './place-fields.ts'

const esitoFields = <L extends string>(label: L, scadenza: string) => ({
  esito: f.yesNo(label),
  scadenza: f.day(scadenza),
})
const expiring = (label: string, alone: string, scadenza: string) =>
  f.group(label, esitoFields(label, scadenza), { alone, inline: true })

const qualificaFields = Object.fromEntries(
  Object.entries(qualificaLabels).map(([key, name]) => [key, f.yesNo(capital(name))]),
) as Record<Qualifica, ReturnType<typeof f.yesNo>>

const regularityFields = {
  durc: expiring('DURC regolare', 'DURC', 'Scadenza del DURC'),
  noProcedure: f.yesNo('In procedura concorsuale', { negated: true }),
  noDifficolta: f.yesNo('In difficoltà (Reg. UE 651/2014)', { negated: true }),
  polizzaCatastrofale: expiring('Polizza catastrofale', 'Polizza catastrofale', 'Scadenza della polizza'),
  antimafia: f.yesNo('Documentazione antimafia in regola'),
} satisfies f.Fields

const contactFields = {
  nome: f.text('Nome e cognome', {
    alone: 'Referente',
    searched: true,
    columns: 'contatto|persona di riferimento|nome referente|titolare',
  }),
  ruolo: f.text('Ruolo', { alone: 'Ruolo del referente' }),
  telefono: f.phone('Telefono diretto', { alone: 'Telefono referente', columns: 'tel referente|cellulare referente' }),
  email: f.email('E-mail diretta', {
    alone: 'E-mail referente',
    check: checkEmail,
    columns: 'email referente|mail referente',
  }),
} satisfies f.Fields

const ANAGRAFICA = { section: 'anagrafica' } as const
const CONTACTS = { section: 'contatti' } as const

/** Form, page, import, history, conflicts, missing data and server read this table. Unknown data is absent or `null`, never a guess. */
export const aziendaFields = {
  ragioneSociale: f.field('text', z.string().check(z.minLength(1, 'Inserisci la ragione sociale')), 'Ragione sociale', {
    ...ANAGRAFICA,
    searched: true,
    columns: 'denominazione|nome azienda|azienda|impresa|nome|cliente|company',
  }),
  formaGiuridica: f.choice('Forma giuridica', legalFormLabels, {
    ...ANAGRAFICA,
    columns: 'natura giuridica|tipo societa|forma',
  }),
  stato: f.choice('Stato', aziendaStateLabels, { ...ANAGRAFICA, columns: 'stato attivita|stato impresa' }),
  partitaIva: f.field('partitaIva', z.optional(z.string()), 'Partita IVA', {
    ...ANAGRAFICA,
    check: checkPartitaIva,
    searched: true,
    expected: true,
    columns:
      'p iva|piva|p.iva|iva|vat|vat number|partita iva cf|partita iva codice fiscale|codice fiscale partita iva|codice fiscale p iva|cf partita iva|cf p iva|cf piva|p iva cf|piva cf|piva codice fiscale|p iva codice fiscale|c f p iva|p iva c f|cod fiscale p iva|cod fisc p iva|cf pi|pi|p i|cf e p iva|p iva e cf|c f e p iva|partita iva o codice fiscale|codice fiscale o partita iva|partita iva e codice fiscale|codice fiscale e partita iva|cod iva|vat code|tax id|id fiscale|identificativo fiscale',
  }),
  codiceFiscale: f.field('codiceFiscale', z.optional(z.string()), 'Codice fiscale', {
    ...ANAGRAFICA,
    check: checkCodiceFiscale,
    searched: true,
    help: 'Lascia vuoto se è uguale alla partita IVA.',
    columns: 'cf|c f|cod fiscale|cod fisc|codice fisc',
  }),
  rea: f.text('REA', {
    ...ANAGRAFICA,
    check: checkRea,
    help: 'Sigla della provincia e numero, come MI-1234567.',
    columns: 'r e a|numero r e a|numero rea|n rea|nrea|cciaa rea',
  }),
  dataCostituzione: f.day('Data di costituzione', {
    ...ANAGRAFICA,
    from: '1850-01-01',
    past: true,
    columns: 'costituzione|data costituzione|costituita il',
  }),
  dataInizioAttivita: f.day('Data di inizio attività', {
    ...ANAGRAFICA,
    from: '1850-01-01',
    columns: 'inizio attivita|data inizio attivita',
  }),
  capitaleSociale: f.euro('Capitale sociale', { ...ANAGRAFICA, columns: 'capitale|cap sociale|cap soc' }),
  tag: f.texts('Etichette', {
    ...ANAGRAFICA,
    searched: true,
    help: 'Separale con una virgola: servono a filtrare l’elenco.',
    columns: 'tag|categoria|categorie|gruppo clienti',
  }),
  telefono: f.phone('Telefono', {
    ...CONTACTS,
    searched: true,
    columns: 'tel|cell|tel ufficio|tel cell|telefono fisso|recapito|recapito telefonico|phone|cellulare',
  }),
  email: f.email('E-mail', {
    ...CONTACTS,
    searched: true,
    check: checkEmail,
    columns: 'email|mail|posta elettronica|indirizzo email',
  }),
  pec: f.field('pec', z.optional(z.string()), 'PEC', {
    ...CONTACTS,
    check: checkPec,
    searched: true,
    columns: 'p e c|mail pec|e mail pec|posta certificata|indirizzo pec|email pec',
  }),
  sdi: f.text('Codice SDI', {
    ...CONTACTS,
    check: checkRecipientCode,
    help: 'Sette lettere e cifre; sei per un ente pubblico.',
    columns: 'sdi|cod sdi|codice destinatario sdi|cod destinatario|codice destinatario|codice univoco',
  }),
  sito: f.field('site', z.optional(z.string()), 'Sito', {
    ...CONTACTS,
    check: checkWebsite,
    columns: 'web|sito web|website|sito internet|url',
  }),
  referente: f.group('Referente', contactFields, { section: 'referente' }),
  ...placeFields,
  bilanci: f.rows('Bilanci', bilancioFields, {
    section: 'bilanci',
    alone: 'Dati di bilancio',
    lineKey: ({ anno }) => anno,
    lineName: ({ anno }) => `Bilancio ${String(anno ?? '')}`.trim(),
  }),
  dimensione: f.group(
    'Dimensione d’impresa',
    {
      dichiarata: f.field('choice', z.optional(z.string()), 'Classe dichiarata', {
        words: dimensioneClassLabels,
        help: 'Solo se è diversa da quella calcolata: vince lei.',
      }),
      motivo: f.text('Motivo', {
        longest: 5000,
        alone: 'Motivo della classe dichiarata',
        help: 'Per esempio: controllata da un gruppo estero che non è nel portale.',
      }),
    },
    { section: 'dimensione' },
  ),
  ...peopleFields,
  qualifiche: f.field('group', z.optional(z.record(z.string(), z.nullable(z.boolean()))), 'Qualifiche', {
    section: 'situazione',
    inline: true,
    fields: qualificaFields,
  }),
  regolarita: f.group('Regolarità', regularityFields, { section: 'situazione', inline: true }),
  /** The day on which a person looked the company up in the national register of aids. */
  dataVerificaRNA: f.day('Data verifica RNA', { section: 'aiuti', past: true }),
  scelte: f.rows('Scelte sui bandi', decisionFields, {
    most: 20_000,
    lineKey: ({ bandoId }) => bandoId,
    lineName: ({ bandoId }, nameOf) => nameOf(String(bandoId), 'bandi') ?? 'Bando (altro elemento)',
  }),
  gestoreId: f.field('reference', z.string(), 'Gestore', { to: 'usr' }),
  professionisti: f.field('references', z.array(z.string()), 'Professionisti', { to: 'usr' }),
  archiviata: f.flag('In archivio'),
} satisfies f.Fields
