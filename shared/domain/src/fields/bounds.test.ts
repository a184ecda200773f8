import { settingsFields } from '../settings/settings.ts'
import { bandoFields } from '../bando/fields.ts'
import { aziendaFields } from '../azienda/fields.ts'
import { boundFaults, boundOf } from './bounds.ts'
import { text } from './field.ts'

const x = (length: number): string => 'x'.repeat(length)
const said = (fields: typeof aziendaFields | typeof settingsFields | typeof bandoFields, record: object): string[] =>
  boundFaults(fields, record).map(({ path, message }) => `${path.join('.')}: ${message}`)

it.each([
  ['a name', aziendaFields, { ragioneSociale: x(501) }, 'ragioneSociale: 501 caratteri, al massimo 500'],
  ['a part', aziendaFields, { referente: { email: x(255) } }, 'referente.email: 255 caratteri, al massimo 254'],
  ['one of many', aziendaFields, { tag: ['a', x(201)] }, 'tag.1: 201 caratteri, al massimo 200'],
  ['a list', aziendaFields, { tag: Array.from({ length: 2001 }, String) }, 'tag: 2001 voci, al massimo 2000'],
  ['the name of the portal', settingsFields, { nome: x(81) }, 'nome: 81 caratteri, al massimo 80'],
  ['a need', settingsFields, { esigenze: [{ nome: x(81) }] }, 'esigenze.0.nome: 81 caratteri, al massimo 80'],
  [
    'a line',
    bandoFields,
    { data: { sezioni: [{ titolo: x(501) }] } },
    'data.sezioni.0.titolo: 501 caratteri, al massimo 500',
  ],
  [
    'a criterion, by its kind',
    bandoFields,
    { data: { criteri: [{ tipo: 'libero', testo: x(20_001) }] } },
    'data.criteri.0.testo: 20001 caratteri, al massimo 20000',
  ],
  ['an unknown field', aziendaFields, { altro: { qui: x(20_001) } }, 'altro.qui: 20001 caratteri, al massimo 20000'],
])('%s is reported beyond its bound', (_what, fields, record, message) => {
  expect(said(fields, record)).toEqual([message])
})

it('takes what is as long as its bound, and the whole record of a source', () => {
  expect(said(aziendaFields, { ragioneSociale: x(500), tag: Array.from({ length: 2000 }, String) })).toEqual([])
  expect(said(bandoFields, { data: { fonte: { raw: { testo: x(150_000) } }, noteFinestra: x(20_000) } })).toEqual([])
})

it('a field says its own bound', () => {
  expect(boundOf(text('Nota', { longest: 5000, most: 3 }))).toEqual({ longest: 5000, most: 3 })
  expect(boundOf(text('Nome'))).toEqual({ longest: 500, most: 2000 })
})
