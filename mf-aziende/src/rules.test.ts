import { addDays, dayInRome, type Azienda } from '@bandiera/domain'
import { unaAzienda } from '@bandiera/testing'
import * as z from 'zod/mini'
import { sectionPatch } from './patch.ts'
import { sectionOf } from './sections/editing.ts'
import {
  anagraficaOf,
  AnagraficaSchema,
  anagraficaValues,
  type AnagraficaValues,
  atecoOf,
  atecoOption,
  atecoValues,
  aziendaOf,
  contactsOf,
  ContactsSchema,
  contactsValues,
  type ContactsValues,
  freeAteco,
  NewAziendaSchema,
  newAziendaValues,
  sediOf,
  SediSchema,
  sediValues,
} from './rules.ts'
import { bilanciOf, BilanciSchema, bilanciValues, newBilancio } from './sections/bilanci.rules.ts'
import { standingOf, standingValues } from './sections/standing.rules.ts'

const messages = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []
const anagrafica = (over: Partial<AnagraficaValues>): AnagraficaValues => ({
  ...anagraficaValues({}),
  ragioneSociale: 'Rossi',
  partitaIva: '01234567897',
  ...over,
})

describe('anagrafica', () => {
  it.each<[string, Partial<AnagraficaValues>, string, RegExp]>([
    ['no name', { ragioneSociale: '  ' }, 'ragioneSociale', /Inserisci la ragione sociale/],
    ['a wrong check digit', { partitaIva: '01234567890' }, 'partitaIva', /dovrebbe essere 7/],
    ['letters', { partitaIva: '0123456789A' }, 'partitaIva', /sole cifre/],
    ['a wrong codice fiscale', { codiceFiscale: 'RSSMRA85T10A562A' }, 'codiceFiscale', /dovrebbe essere S/],
    ['no identifier at all', { partitaIva: '' }, 'partitaIva', /partita IVA o il codice fiscale/],
    ['a day to come', { dataCostituzione: addDays(dayInRome(), 2) }, 'dataCostituzione', /nel futuro/],
  ])('refuses %s and says why', (_name, over, field, message) => {
    expect(messages(AnagraficaSchema, anagrafica(over))).toEqual([[field, expect.stringMatching(message)]])
  })

  it('lets a company that is not yet founded have no identifier', () => {
    expect(messages(AnagraficaSchema, anagrafica({ partitaIva: '', formaGiuridica: 'da_costituire' }))).toEqual([])
  })

  it.each<[string, Partial<AnagraficaValues>, string, RegExp]>([
    ['a REA without province', { rea: '123456' }, 'rea', /sigla della provincia/],
    ['a day that does not exist', { dataInizioAttivita: '2026-02-30' }, 'dataInizioAttivita', /non esiste/],
  ])('refuses %s and says why', (_name, over, field, message) => {
    expect(messages(AnagraficaSchema, anagrafica(over))).toEqual([[field, expect.stringMatching(message)]])
  })

  it('takes tags apart by commas, each once, and forgets empty ones', () => {
    expect(anagraficaOf(anagrafica({ tag: ' fiera, nuovo ,, fiera' })).tag).toEqual(['fiera', 'nuovo'])
    expect(anagraficaOf(anagrafica({ tag: ' , ' })).tag).toBeUndefined()
  })

  it('takes the partita IVA as codice fiscale unless there is another, and stores it clean', () => {
    expect(anagraficaOf(anagrafica({ partitaIva: 'IT 01234567897' }))).toMatchObject({
      partitaIva: '01234567897',
      codiceFiscale: '01234567897',
    })
    expect(anagraficaOf(anagrafica({ codiceFiscale: 'rssmra85t10a562s' })).codiceFiscale).toBe('RSSMRA85T10A562S')
  })
})

describe('contatti', () => {
  const contacts = (over: Partial<ContactsValues>) => ({ ...contactsValues({}), ...over })

  it('refuse a phone number that is none, and leave one that was stored before as it is', async () => {
    const faults = async (telefono: string) =>
      (await z.safeParseAsync(ContactsSchema, contacts({ telefono }))).error?.issues.map(({ message }) => message)
    expect(await faults('02 123')).toEqual(['Numero troppo corto'])
    expect(await faults('02 12345678')).toBeUndefined()
    expect(contactsOf(contacts({ telefono: '02 12345678' })).telefono).toBe('02 12345678')
    expect(contactsOf(contacts({ telefono: ' ' })).telefono).toBeUndefined()
  })

  it.each<[keyof ContactsValues, string, RegExp]>([
    ['email', 'rossi.it', /manca la @/],
    ['pec', 'rossi@pec', /non è completo/],
    ['sdi', 'ABC', /3 caratteri/],
    ['sito', 'non è un sito', /indirizzo di un sito/],
  ])('refuse a wrong %s and say why', async (field, value, message) => {
    const { error } = await z.safeParseAsync(ContactsSchema, contacts({ [field]: value }))
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      [field, expect.stringMatching(message)],
    ])
  })

  it('are stored in their usual form', () => {
    const typed = contacts({ pec: 'ROSSI@PEC.it', sdi: 'm5uxcr1', sito: 'www.rossi.it', email: 'Info@Rossi.IT' })
    expect(contactsOf(typed)).toMatchObject({
      pec: 'rossi@pec.it',
      sdi: 'M5UXCR1',
      sito: 'https://www.rossi.it',
      email: 'Info@rossi.it',
    })
  })
})

describe('sedi', () => {
  const forli = { value: '040012', label: 'Forlì (FC)', nome: 'Forlì', provincia: '040' }
  const [empty] = sediValues({}).sedi

  it('derives province and region from the comune and keeps its name', () => {
    expect(sediOf({ sedi: [{ ...empty!, comune: forli }] }).sedi).toEqual([
      { tipo: 'legale', operativa: true, comune: '040012', comuneNome: 'Forlì', provincia: '040', regione: '08' },
    ])
  })

  it('keeps the regione of a provincia that the page does not know', () => {
    const nuovo = { value: '121001', label: 'Nuovo (XX)', nome: 'Nuovo', provincia: '121', regione: '20' }
    expect(sediOf({ sedi: [{ ...empty!, comune: nuovo }] }).sedi?.[0]).toMatchObject({
      provincia: '121',
      regione: '20',
    })
    const [stored] = sediValues({ sedi: [{ tipo: 'legale', comune: '121001', regione: '20' }] }).sedi
    expect(sediOf({ sedi: [stored!] }).sedi?.[0]).toMatchObject({ comune: '121001', regione: '20' })
    expect(sediOf({ sedi: [{ ...stored!, comune: null, provincia: '122' }] }).sedi?.[0]).not.toHaveProperty(
      'regione',
      '20',
    )
    const [alone] = sediValues({ sedi: [{ tipo: 'legale', provincia: '121', regione: '20' }] }).sedi
    expect(sediOf({ sedi: [alone!] }).sedi?.[0]).toMatchObject({ provincia: '121', regione: '20' })
  })

  it('leaves out a seat without place, and keeps what the form does not show', () => {
    expect(sediOf({ sedi: [empty!] }).sedi).toBeUndefined()
    const stored = sediValues({ sedi: [{ tipo: 'legale', comune: '040012', indirizzo: 'Via Roma 1' }] })
    expect(sediOf(stored).sedi?.[0]).toMatchObject({ indirizzo: 'Via Roma 1', regione: '08' })
  })

  it('takes address and postcode away when they were emptied, and refuses a postcode that is none', () => {
    const { sedi } = sediValues({ sedi: [{ tipo: 'legale', comune: '040012', indirizzo: 'Via Roma 1', cap: '47121' }] })
    expect(sediOf({ sedi: [{ ...sedi[0]!, indirizzo: '', cap: '' }] }).sedi?.[0]).not.toHaveProperty('indirizzo')
    expect(messages(SediSchema, { sedi: [{ ...sedi[0]!, cap: '4712' }] })).toEqual([
      ['sedi.0.cap', expect.stringMatching(/5 cifre/)],
    ])
  })

  it('refuses a comune of another province', () => {
    expect(messages(SediSchema, { sedi: [{ ...empty!, provincia: '072', comune: forli }] })).toEqual([
      ['sedi.0.comune', expect.stringMatching(/non è nella provincia/)],
    ])
  })
})

describe('ateco', () => {
  it('offers a typed code in both versions, because codes change meaning', () => {
    expect(freeAteco('621000').map(({ codice, versione }) => [codice, versione])).toEqual([
      ['62.10.00', '2025'],
      ['62.10.00', '2007'],
    ])
    expect(freeAteco('software')).toEqual([])
  })

  it('stores the first as the main one, with its twin of the other version', () => {
    const rows = [atecoOption('25.53.00', '2025'), atecoOption('25.62.00', '2007'), atecoOption('28.11', '2025')]
    const { ateco } = atecoOf({ ateco: rows.map((codice) => ({ codice })) })
    expect(ateco?.map(({ codice, prevalente }) => [codice, prevalente])).toEqual([
      ['25.53.00', true],
      ['25.62.00', true],
      ['28.11', false],
    ])
  })

  it('gives back an untouched company as it was', () => {
    const azienda = unaAzienda()
    expect(atecoOf(atecoValues(azienda)).ateco).toEqual(azienda.ateco)
    expect(atecoOf(atecoValues({})).ateco).toBeUndefined()
  })
})

describe('bilanci', () => {
  const row = newBilancio(2024)

  it('leaves out a year without figures and keeps items that the form does not show', () => {
    expect(bilanciOf({ bilanci: [row] }).bilanci).toBeUndefined()
    const stored = { bilanci: [{ anno: 2024, ula: 3, oneriFinanziari: 10 }] } as unknown as Partial<Azienda>
    expect(bilanciOf(bilanciValues(stored)).bilanci).toEqual([{ anno: 2024, ula: 3, oneriFinanziari: 10 }])
  })

  it('drops a figure that was emptied', () => {
    const { bilanci } = bilanciValues({ bilanci: [{ anno: 2024, ula: 3, ricavi: 9 }] })
    expect(bilanciOf({ bilanci: [{ ...bilanci[0]!, ricavi: undefined }] }).bilanci).toEqual([{ anno: 2024, ula: 3 }])
  })

  it('refuses figures without a year, and the same year twice', () => {
    expect(messages(BilanciSchema, { bilanci: [{ ...row, anno: undefined, ula: 1 }] })).toEqual([
      ['bilanci.0.anno', 'Inserisci l’anno del bilancio'],
    ])
    expect(messages(BilanciSchema, { bilanci: [row, row] })).toEqual([['bilanci.1.anno', 'Questo anno c’è già']])
  })
})

it('changes only the answers that were given, in both stored shapes', () => {
  const azienda = unaAzienda({
    qualifiche: { femminile: true },
    regolarita: { durc: { esito: true, scadenza: '2027-01-01' } },
  })
  const values = standingValues(azienda)
  expect(standingOf(values, azienda)).toEqual({ qualifiche: azienda.qualifiche, regolarita: azienda.regolarita })
  const edited = { ...values, regolarita: { ...values.regolarita, durc: false, antimafia: true } }
  expect(standingOf(edited, azienda).regolarita).toEqual({
    durc: { esito: false, scadenza: '2027-01-01' },
    antimafia: true,
  })
})

it('says all that is wrong at once: what is missing, and what does not go together', () => {
  expect(messages(NewAziendaSchema, newAziendaValues('g1'))).toEqual([
    ['ragioneSociale', 'Inserisci la ragione sociale'],
    ['partitaIva', 'Inserisci la partita IVA o il codice fiscale'],
  ])
  const wrong = anagrafica({ rea: 'x', dataCostituzione: '2999-01-01' })
  expect(messages(AnagraficaSchema, wrong).map(([field]) => field)).toEqual(['rea', 'dataCostituzione'])
})

it('makes a new company of what was filled in, and nothing of the rest', () => {
  const values = { ...newAziendaValues('g1'), ragioneSociale: ' Rossi ', partitaIva: '01234567897' }
  expect(messages(NewAziendaSchema, values)).toEqual([])
  expect(aziendaOf(values)).toEqual({
    ragioneSociale: 'Rossi',
    partitaIva: '01234567897',
    codiceFiscale: '01234567897',
    gestoreId: 'g1',
    professionisti: [],
  })
})

it('writes only the fields of a section that differ', () => {
  const azienda = unaAzienda({ formaGiuridica: 'srl' })
  expect(sectionPatch(azienda, { ragioneSociale: azienda.ragioneSociale, formaGiuridica: undefined })).toEqual({
    set: {},
    unset: ['formaGiuridica'],
  })
  expect(sectionPatch(azienda, { ragioneSociale: azienda.ragioneSociale })).toBeNull()
})

it.each([
  ['bilanci.1.ula', 'bilanci'],
  ['qualifiche.femminile', 'situazione'],
  ['regolarita.durc', 'situazione'],
  ['sedi.comune', 'sedi'],
  ['dataCostituzione', 'anagrafica'],
  ['constructor', null],
  [null, null],
])('finds the section of the missing datum %s', (campo, section) => {
  expect(sectionOf(campo)).toBe(section)
})
