import { addDays, dayInRome } from '@bandiera/domain'
import { unaAzienda } from '@bandiera/testing'
import * as z from 'zod/mini'
import { contactPersonOf, contactPersonValues } from '../rules.ts'
import {
  compagineOf,
  CompagineSchema,
  compagineValues,
  dimensioneOf,
  DimensioneSchema,
  esigenzeOf,
  EsigenzeSchema,
  esigenzeValues,
  groupOf,
  GroupSchema,
  groupValues,
  NEW_ESIGENZA,
  NEW_MEMBER,
  NEW_SOCIO,
} from './lists.rules.ts'
import { scadenzeOf } from './standing.rules.ts'

const messages = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []
const socio = (over: object) => ({ ...NEW_SOCIO, nome: 'Ada', ...over })

describe('members of a company', () => {
  it.each([
    ['no name', [socio({ nome: ' ' })], '0.nome', /Inserisci il nome/],
    ['a wrong codice fiscale', [socio({ cf: 'RSSMRA85T10A562A' })], '0.cf', /dovrebbe essere S/],
    ['a day of birth to come', [socio({ dataNascita: addDays(dayInRome(), 3) })], '0.dataNascita', /nel futuro/],
    ['more than a whole share', [socio({ quota: 101 })], '0.quota', /non può superare il 100 %/],
    ['shares that are more than the whole', [socio({ quota: 60 }), socio({ quota: 50 })], '1.quota', /fanno 110 %/],
  ])('with %s are refused with the reason', (_name, compagine, field, message) => {
    expect(messages(CompagineSchema, { compagine })[0]).toEqual([`compagine.${field}`, expect.stringMatching(message)])
  })

  it('are saved unchanged when nothing was edited', () => {
    const compagine = [
      { nome: 'Ada Neri', quota: 66.67, genere: 'F' as const, dataNascita: '1992-05-01', amministratore: true },
      { nome: 'Ugo Bassi', cf: 'RSSMRA85T10A562S', ruolo: 'Presidente', nota: 'altro programma' },
    ]
    expect(compagineOf(compagineValues({ compagine })).compagine).toEqual(compagine)
    expect(compagineOf(compagineValues({})).compagine).toBeUndefined()
  })
})

describe('the group', () => {
  it.each([
    ['without a name', { ...NEW_MEMBER }, 'gruppo.0.denominazione', /Scegli un’azienda/],
    [
      'with a wrong Italian number',
      { ...NEW_MEMBER, denominazione: 'X', cf: '01234567891' },
      'gruppo.0.cf',
      /essere 7/,
    ],
    [
      'that is a partner with control',
      { ...NEW_MEMBER, denominazione: 'X', relazione: 'associata', quota: 60 },
      'gruppo.0.quota',
      /collegata/,
    ],
  ])('refuses a company %s', (_name, membro, field, message) => {
    expect(messages(GroupSchema, { gruppo: [membro] })).toEqual([[field, expect.stringMatching(message)]])
  })

  it.each([
    ['DE123456789', 'DE123456789'],
    ['FR 40 303 265 045', 'FR40303265045'],
    ['CHE-116.281.710', 'CHE116281710'],
  ])('takes the number %s of a foreign parent, and stores it tidied', (cf, stored) => {
    const membro = { ...NEW_MEMBER, denominazione: 'Müller GmbH', cf }
    expect(messages(GroupSchema, { gruppo: [membro] })).toEqual([])
    expect(groupOf({ gruppo: [membro] }).gruppo).toMatchObject([{ cf: stored }])
  })

  it('is saved unchanged when nothing was edited, and may be known to be empty', () => {
    const aiuti = [{ regime: 'deMinimis', dataConcessione: '2026-01-01', esl: 1 }]
    const gruppo = [
      { relazione: 'controllata', aziendaId: 'a1', denominazione: 'Beta Srl', quota: 80 },
      { relazione: 'associata', denominazione: 'Gamma GmbH', quota: 30, ula: 4.5, aiuti },
    ]
    expect(groupOf(groupValues({ gruppo })).gruppo).toEqual(gruppo)
    expect(groupOf(groupValues({})).gruppo).toEqual([])
  })

  it('asks why the declared class differs', () => {
    expect(messages(DimensioneSchema, { dichiarata: 'media', motivo: ' ' })).toEqual([
      ['motivo', expect.stringMatching(/perché/)],
    ])
    expect(dimensioneOf({ dichiarata: '', motivo: 'x' }).dimensione).toBeUndefined()
  })
})

describe('needs', () => {
  it('are chosen from the catalogue, each once', () => {
    const one = { ...NEW_ESIGENZA, esigenzaId: 'e1' }
    expect(messages(EsigenzeSchema, { esigenze: [NEW_ESIGENZA] })).toEqual([
      ['esigenze.0.esigenzaId', 'Scegli un’esigenza del catalogo'],
    ])
    expect(messages(EsigenzeSchema, { esigenze: [one, one] })).toEqual([
      ['esigenze.1.esigenzaId', 'Questa esigenza c’è già'],
    ])
    expect(messages(EsigenzeSchema, { esigenze: [{ ...one, entro: '2026-13-01' }] })).toEqual([
      ['esigenze.0.entro', expect.stringMatching(/non esiste/)],
    ])
  })

  it('are saved unchanged when nothing was edited', () => {
    const esigenze = [{ esigenzaId: 'e1', stato: 'coperta' as const, importo: 10, entro: '2027-01-01', origine: 'x' }]
    expect(esigenzeOf(esigenzeValues({ esigenze })).esigenze).toEqual(esigenze)
  })
})

it('the contact person loses what was emptied and keeps what the form does not show', () => {
  const azienda = unaAzienda({ referente: { nome: 'Ada', email: 'a@b.it', nota: 1 } as never })
  const values = contactPersonValues(azienda)
  expect(contactPersonOf({ referente: { ...values.referente, email: '' } }, azienda).referente).toEqual({
    nome: 'Ada',
    nota: 1,
  })
  expect(
    contactPersonOf({ referente: { ...values.referente, nome: '', email: '' } }, unaAzienda()).referente,
  ).toBeUndefined()
})

it('lists the next days that matter with the nearest first, past ones included', () => {
  const azienda = unaAzienda({
    regolarita: { durc: { esito: true, scadenza: '2026-12-24' }, polizzaCatastrofale: { scadenza: '2026-11-01' } },
    esigenze: [
      { esigenzaId: 'e1', stato: 'aperta', entro: '2026-11-30' },
      { esigenzaId: 'e2', stato: 'coperta', entro: '2026-11-29' },
      { esigenzaId: 'e3', stato: 'aperta', entro: '2028-01-01' },
    ],
  })
  expect(scadenzeOf(azienda, '2026-11-21').map(({ giorno, passata }) => [giorno, passata])).toEqual([
    ['2026-11-01', true],
    ['2026-11-30', false],
    ['2026-12-24', false],
  ])
})
