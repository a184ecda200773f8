import { aziendaFields } from '../azienda/fields.ts'
import { bandoFields } from '../bando/fields.ts'
import { usrFields } from '../usr/fields.ts'
import { changesOf, fieldNameAt, textAt, wordsOf } from './changes.ts'
import { collectReferences, plainText } from './words.ts'

const names: Record<string, string> = { [`a${'0'.repeat(23)}`]: 'Gina', [`b${'0'.repeat(23)}`]: 'Bando Digitale' }
const nameOf = (id: string): string | null => names[id] ?? null

const linesOf = (before: object, after: object): string[] =>
  changesOf(aziendaFields, before, after, nameOf).map(({ etichetta, prima, dopo }) =>
    `${etichetta}: ${prima} > ${dopo}`.replaceAll('\u00A0', ' '),
  )

it('writes one line for each field, with its name on the form and its unit', () => {
  const before = { rea: 'MI-1', capitaleSociale: 10_000, dataVerificaRNA: '2026-01-02', formaGiuridica: 'srl' }
  const after = { rea: 'MI-2', capitaleSociale: 12_500.5, dataVerificaRNA: '2026-03-05', formaGiuridica: 'spa' }
  expect(linesOf(before, after)).toEqual([
    'Forma giuridica: Srl > Spa',
    'REA: MI-1 > MI-2',
    'Capitale sociale: 10.000 € > 12.500,50 €',
    'Data verifica RNA: 02/01/2026 > 05/03/2026',
  ])
})

it('names the line of a list, and writes only its changes', () => {
  const before = { bilanci: [{ anno: 2025, ricavi: 1_900_000, ula: 12 }] }
  const after = {
    bilanci: [
      { anno: 2026, ricavi: 1 },
      { anno: 2025, ricavi: 5_012_300.5, ula: 12.5 },
    ],
  }
  expect(linesOf(before, after)).toEqual([
    'Bilancio 2026:  > Fatturato 1 €',
    'Bilancio 2025: Addetti (ULA): 12 > 12,5',
    'Bilancio 2025: Fatturato: 1.900.000 € > 5.012.300,50 €',
  ])
  expect(linesOf(after, { bilanci: [after.bilanci[0]] })).toEqual([
    'Bilancio 2025: Addetti (ULA) 12,5, Fatturato 5.012.300,50 € > ',
  ])
})

it('writes answers one by one, with the question', () => {
  const before = { qualifiche: { femminile: null, giovanile: false }, regolarita: { durc: { esito: true } } }
  const after = {
    qualifiche: { femminile: true, giovanile: false },
    regolarita: { durc: { esito: true, scadenza: '2026-12-31' }, antimafia: false },
  }
  expect(linesOf(before, after)).toEqual([
    'Impresa femminile: non noto > sì',
    'Scadenza del DURC:  > 31/12/2026',
    'Documentazione antimafia in regola:  > no',
  ])
})

it('knows lines without an id by their content, their name, then their place', () => {
  const forli = { tipo: 'legale', comune: '040012', comuneNome: 'Forlì', provincia: '040' }
  const operativa = { tipo: 'operativa', comune: '072006', comuneNome: 'Bari' }
  expect(linesOf({ sedi: [forli, operativa] }, { sedi: [{ ...forli, cap: '47121' }, operativa] })).toEqual([
    'Sede legale di Forlì: CAP:  > 47121',
  ])
  expect(linesOf({ sedi: [forli, operativa] }, { sedi: [operativa] })).toEqual([
    'Sede legale di Forlì: Provincia Forlì-Cesena > ',
  ])
  expect(linesOf({ sedi: [forli] }, { sedi: [{ ...forli, comune: '037006', comuneNome: 'Bologna' }] })).toEqual([
    'Sede legale di Forlì: Comune: Forlì > Bologna',
  ])
  expect(linesOf({ sedi: [forli, operativa] }, { sedi: [operativa, forli] })).toEqual([
    'Sedi: ordine: Sede legale di Forlì, Sede operativa di Bari > Sede operativa di Bari, Sede legale di Forlì',
  ])
})

it('gives people and records their names where the reader knows them', () => {
  const [gina, bando, other] = ['a', 'b', 'c'].map((letter) => `${letter}${'0'.repeat(23)}`)
  const scelte = [
    { bandoId: bando, nonInteressa: { motivo: 'tempi_stretti', da: gina, quando: '2026-03-05T14:07:00Z' } },
  ]
  expect(
    linesOf({ gestoreId: gina, professionisti: [] }, { gestoreId: other, professionisti: [gina, other], scelte }),
  ).toEqual([
    'Bando Digitale:  > Non interessa (Motivo Tempi troppo stretti, Detto da Gina, Detto il 05/03/2026 15:07)',
    'Gestore: Gina > altro elemento',
    'Professionisti:  > Gina, altro elemento',
  ])
})

it('writes values of another version as they are, and unknown fields by their path', () => {
  expect(linesOf({ formaGiuridica: 'srl', sedi: [] }, { formaGiuridica: 'srl_benefit', sedi: 'altrove' })).toEqual([
    'Forma giuridica: Srl > srl_benefit',
    'Sedi:  > altrove',
  ])
  expect(linesOf({ nuovo: { codiceLEI: 'A' } }, { nuovo: { codiceLEI: 'B' } })).toEqual(['Nuovo: Codice LEI: A > B'])
  expect(linesOf({ capitaleSociale: 'diecimila' }, { capitaleSociale: null })).toEqual([
    'Capitale sociale: diecimila > non noto',
  ])
})

it('writes a field named like a property of every object', () => {
  expect(linesOf({}, { constructor: 'x', toString: 1 })).toEqual(['Constructor:  > x', 'To string:  > 1'])
})

it('keeps a text as it was written, and cuts a long one', () => {
  expect(linesOf({}, { rea: 'a < b > c', ragioneSociale: '2026-01-02' })).toEqual([
    'Ragione sociale:  > 2026-01-02',
    'REA:  > a < b > c',
  ])
  expect(linesOf({}, { rea: 'x'.repeat(500) })[0]).toHaveLength('REA:  > '.length + 160)
})

it('compares long lists in one pass, by any key of their lines', () => {
  const lines = (n: number) => Array.from({ length: 20_000 }, (_, at) => ({ regime: 'deMinimis', esl: at + n }))
  expect(linesOf({ aiuti: lines(0) }, { aiuti: lines(1) })).toHaveLength(1)
})

it('writes a new role, and the manager of a professionista', () => {
  const gina = `a${'0'.repeat(23)}`
  const roles = (before: object, after: object) =>
    changesOf(usrFields, { role: before }, { role: after }, nameOf).map(({ prima, dopo }) => [prima, dopo])
  expect(roles({ gestore: true }, { professionista: { by: gina } })).toEqual([['Gestore', 'Professionista con Gina']])
  expect(roles({ professionista: { by: gina } }, { professionista: { by: 'x' } })).toEqual([
    ['Professionista con Gina', 'Professionista con altro elemento'],
  ])
  expect(roles({ revisore: {} }, { admin: true })).toEqual([['revisore', 'Admin']])
})

it('leaves out what a person chose for itself', () => {
  expect(changesOf(usrFields, {}, { preferenze: { densita: 'comoda' } }, nameOf)).toEqual([])
})

it('collects the records that a record names, the manager of a role too', () => {
  const found = new Map()
  const [gina, bando] = Object.keys(names)
  const other = `c${'0'.repeat(23)}`
  collectReferences(usrFields, { role: { professionista: { by: gina } } }, found)
  collectReferences(aziendaFields, { scelte: [{ bandoId: bando }], nuovo: { chi: other } }, found)
  expect(found).toEqual(
    new Map([
      ['usr', new Set([gina, other])],
      ['bandi', new Set([bando])],
    ]),
  )
})

it.each([
  ['bilanci.0.ricavi', 'Bilancio 2025: Fatturato'],
  ['bilanci.0', 'Bilancio 2025'],
  ['bilanci', 'Bilanci'],
  ['regolarita.durc.scadenza', 'Scadenza del DURC'],
  ['qualifiche.femminile', 'Impresa femminile'],
  ['qualifiche', 'Qualifiche'],
  ['referente.nome', 'Referente: Nome e cognome'],
  ['nuovo.codiceLEI', 'Nuovo: Codice LEI'],
  ['nuovo.0.codiceLEI', 'Nuovo: Codice LEI'],
])('calls %s %s', (path, name) => {
  expect(fieldNameAt(aziendaFields, path, { bilanci: [{ anno: 2025 }] }, nameOf)).toBe(name)
})

it.each([
  ['dataVerificaRNA', 'Data verifica RNA'],
  ['gestoreId', 'Gestore id'],
  ['tabellaCNDCEC', 'Tabella CNDCEC'],
  ['rea', 'Rea'],
])('writes the words of %s', (key, words) => {
  expect(wordsOf(key)).toBe(words)
})

it('writes a requirement of a grant by its kind, in the words of the editor', () => {
  const base = [
    { id: '1', tipo: 'fatturato', min: 50_000 },
    { id: '2', tipo: 'territorio', regioni: ['16'], comuni: ['072006'], nomi: { '072006': 'Bari' } },
    { id: '3', tipo: 'qualifica', unaDi: ['femminile'], soglie: { quote: 51 } },
  ]
  const now = [
    { id: '1', tipo: 'fatturato', min: 100_000, vincolante: false },
    { id: '2', tipo: 'territorio', regioni: ['16', '03'], comuni: [], nomi: {} },
    { id: '3', tipo: 'qualifica', unaDi: ['femminile', 'di un’altra versione'], soglie: { quote: 66.67 } },
    { id: '4', tipo: 'ateco', ammessi: [{ codice: '62', versione: '2025' }] },
    { id: '5', tipo: 'di un’altra versione', livello: 3 },
  ]
  const changes = changesOf(bandoFields, { data: { criteri: base } }, { data: { criteri: now } }, nameOf)
  const lines = changes.map(({ etichetta, prima, dopo }) => `${etichetta}: ${prima} > ${dopo}`)
  expect(lines.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    'Requisito «Fatturato»: Vincolante:  > no',
    'Requisito «Fatturato»: Almeno: 50.000 € > 100.000 €',
    'Requisito «Territorio»: Regioni: Puglia > Puglia, Lombardia',
    'Requisito «Territorio»: Comuni: Bari > ',
    'Requisito «Qualifica»: Qualifiche (ne basta una): Impresa femminile > Impresa femminile, di un’altra versione',
    'Requisito «Qualifica»: Quote chieste dal bando: Quote del capitale: 51 % > 66,67 %',
    'Requisito «Codice ATECO»:  > Codici ammessi 62 (ATECO 2025)',
    'Requisito «di un’altra versione»:  > 5, di un’altra versione, 3',
  ])
  const path = 'data.criteri.0.min'
  expect(fieldNameAt(bandoFields, path, { data: { criteri: now } }, nameOf)).toBe('Requisito «Fatturato»: Almeno')
  expect(textAt(bandoFields, path, { value: 100_000, of: { data: { criteri: now } } }, nameOf)).toBe('100.000\u00A0€')
})

it.each([
  [{ comuni: 'Bari' }, 'Bari'],
  [{ comuni: [7], nomi: null }, '7'],
  [{ comuni: ['072001'], nomi: 'Bari' }, '072001'],
])('writes places that another version stored in another shape: %j', (stored, text) => {
  const now = { data: { criteri: [{ id: '1', tipo: 'territorio', ...stored }] } }
  const changes = changesOf(bandoFields, { data: { criteri: [{ id: '1', tipo: 'territorio' }] } }, now, nameOf)
  expect(changes.map(({ dopo }) => dopo)).toEqual([text])
})

it('writes a value that no table describes', () => {
  const all = [true, null, 1234.5, 1e-7, 'data:image/png;base64,AA', '<p>Ciao <b>a tutti</b></p>', ['a', 'b']]
  expect(all.map((value) => plainText(value))).toEqual([
    'sì',
    'non noto',
    '1.234,5',
    '1e-7',
    'immagine',
    'Ciao a tutti',
    'a, b',
  ])
})

it('writes the answer of a negated question, not the stored value', () => {
  const before = { regolarita: { noProcedure: true } }
  const after = { regolarita: { noProcedure: false, noDifficolta: true } }
  const lines = linesOf(before, after).join('\n')
  expect(lines).toMatch(/In procedura concorsuale.*no.*>.*sì/)
  expect(lines).toMatch(/In difficoltà \(Reg\. UE 651\/2014\).*no/)
})
