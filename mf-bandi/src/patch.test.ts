import { unBando } from '@bandiera/testing'
import { bandoValues, newBando } from './rules.ts'
import { bandoPatch } from './patch.ts'

const source = { nome: 'incentivi.gov.it', idEsterno: '10', campiManuali: ['ente'] }
const whole = unBando({
  data: {
    sottotitolo: 'Uno',
    spesaMin: 0,
    intensita: 40,
    costi: [{ voce: 'Costo del personale', max: 30 }],
    documentiRichiesti: [{ nome: 'DURC', obbligatorio: true, validitaGiorni: 120 }],
    sezioni: [{ titolo: 'Cos’è', html: '<p class="x">Ciao <b>a tutti</b></p><table><tr><td>1</td></tr></table>' }],
    pubblico: true,
  },
})

it('writes only what changed, and takes out what was emptied', () => {
  const bando = unBando()
  const values = { ...bandoValues(bando), titolo: 'Nuovo titolo', dataChiusura: '' }
  expect(bandoPatch(bando, values)).toEqual({ set: { 'data.titolo': 'Nuovo titolo' }, unset: ['data.dataChiusura'] })
})

it.each([
  ['a small grant', unBando()],
  ['one with every field', whole],
])('writes nothing when nothing changed: %s', (_name, bando) => {
  expect(bandoPatch(bando, bandoValues(bando))).toBeNull()
})

it('keeps a section word for word until its text is touched', () => {
  const values = bandoValues(whole)
  const [first] = values.sezioni
  const sezioni = [
    { ...first!, titolo: 'Finalità' },
    { titolo: 'Revoca', testo: 'Entro **tre** anni.' },
  ]
  expect(bandoPatch(whole, { ...values, sezioni })?.set).toEqual({
    'data.sezioni': [
      { titolo: 'Finalità', html: whole.data.sezioni![0]!.html },
      { titolo: 'Revoca', html: '<p>Entro <strong>tre</strong> anni.</p>' },
    ],
  })
})

it('remembers which imported fields were changed by hand', () => {
  const bando = unBando({ data: { fonte: source } })
  const values = { ...bandoValues(bando), titolo: 'Corretto', obiettivi: ['Digitalizzazione'] }
  expect(bandoPatch(bando, values)?.set).toMatchObject({
    'data.fonte.campiManuali': ['ente', 'titolo', 'obiettivi'],
  })
})

it('does not count the readers as imported, and keeps the list of managers when it is emptied', () => {
  const bando = unBando({ data: { fonte: source } })
  const values = { ...bandoValues(bando), pubblico: true, gestori: [] }
  expect(bandoPatch(bando, values)).toEqual({ set: { 'data.pubblico': true, 'data.gestori': [] }, unset: [] })
})

it('a switch that is turned off is taken out, a zero is written', () => {
  expect(bandoPatch(whole, { ...bandoValues(whole), pubblico: false, stanziamento: 0 })).toEqual({
    set: { 'data.pubblico': false, 'data.stanziamento': 0 },
    unset: [],
  })
})

it('an empty form is an empty grant', () => {
  expect(
    bandoPatch(
      unBando({ data: { titolo: '', gestori: [], ente: '', dataApertura: '', dataChiusura: '' } }),
      newBando(),
    ),
  ).toBeNull()
})
