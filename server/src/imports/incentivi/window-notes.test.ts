import { blockingQuestions } from '@bandiera/domain'
import { readNote } from './testing/read-note.ts'

function read([apertura, chiusura]: readonly [string, string | null], note: string) {
  const { oraApertura = '', oraChiusura = '', procedura = '', asked, tipi } = readNote(apertura, chiusura, note)
  return { ore: `${oraApertura}-${oraChiusura}`, procedura, asked, tipi }
}
const SPRING = ['2026-03-01', '2026-05-31'] as const
const ONE_DAY = ['2026-11-03', '2026-11-03'] as const

// notes in the words of calls of 2024-2026, written for these tests
describe('hours of a note', () => {
  it.each([
    [SPRING, 'entro mezzogiorno del 31 maggio 2026', '-12:00'],
    [SPRING, 'Apertura ore 10:00 - Chiusura ore 16:00', '10:00-16:00'],
    [
      SPRING,
      'Data apertura: 01/03/2026 Ora apertura: 10:00 Data chiusura: 31/05/2026 Ora chiusura: 16:00',
      '10:00-16:00',
    ],
    [SPRING, 'dalle ore 12:00 (mezzogiorno) del 1 marzo 2026', '12:00-'],
    [SPRING, 'entro le ore 12.00 (dodici) del 31 maggio 2026', '-12:00'],
    [SPRING, 'entro le 23h59 del 31 maggio 2026', '-23:59'],
    [SPRING, 'Scadenza domande: 31/05/2026 12.00', '-12:00'],
    [
      SPRING,
      'Compilazione e invio delle domande dalle ore 10.00 del 1 marzo 2026 fino alle ore 17.00 del 31 maggio 2026',
      '10:00-17:00',
    ],
    [
      SPRING,
      'dalle ore 9:00 del giorno 1 Marzo 2026 e sino alle ore 18:00 del giorno 31 Maggio 2026 salvo proroghe',
      '09:00-18:00',
    ],
    [
      SPRING,
      'Dalle ore 10 del 1 marzo 2026 alle ore 12 del 31 maggio 2026, fatta salva la riapertura dei termini',
      '10:00-12:00',
    ],
    [SPRING, 'Domanda per investimenti dalle ore 9 del 1 marzo 2026 alle ore 18 del 31 maggio 2026', '09:00-18:00'],
    [SPRING, 'Presentazione interventi: dal 1 marzo 2026 ore 9 al 31 maggio 2026 ore 18', '09:00-18:00'],
    [SPRING, 'Termine ultimo ore 12', '-12:00'],
    [SPRING, 'Domande entro le ore 12', '-12:00'],
    [SPRING, 'Dalle ore dieci del 1 marzo 2026 alle ore dodici del 31 maggio 2026', '10:00-12:00'],
    [SPRING, 'entro le ore dodici (12.00) del 31 maggio 2026', '-12:00'],
    [SPRING, 'fino alle ore ventiquattro del 31 maggio 2026', '-'],
    [SPRING, 'Per info: 0461 123456, ore 9-12', '-'],
    [SPRING, 'Sportello aperto dalle 9 del 1° marzo alle 12 del 31 maggio', '09:00-12:00'],
    [ONE_DAY, 'Click day: 3 novembre 2026 ore 10', '10:00-'],
    [ONE_DAY, 'Click day 3 novembre 2026 dalle ore 10:00 alle ore 12:00', '10:00-12:00'],
    [ONE_DAY, 'Invio delle domande il giorno 3 novembre 2026 dalle ore 10.00 alle ore 18.00', '10:00-18:00'],
    [SPRING, 'Manutenzione della piattaforma il 3 aprile 2026 dalle ore 14 alle ore 18', '-'],
  ] as const)('%j %s', (days, note, ore) => {
    expect(read(days, note)).toMatchObject({ ore, tipi: [] })
  })
})

describe('a day that is no end of the window', () => {
  it.each([
    "Dal 20 febbraio 2026 è possibile compilare la domanda; l'invio è consentito dal 1 marzo 2026.",
    'Le domande possono essere compilate dal 20 febbraio 2026 e inviate a partire dal 1 marzo 2026',
    'A partire dal 20 febbraio 2026 sarà disponibile il fac-simile della domanda.',
    'Scadenza inizialmente prevista per il 30 aprile 2026, prorogata al 31 maggio 2026',
    'Nuova scadenza: 31/05/2026 (vecchia scadenza: 30/04/2026)',
    'Lo sportello resterà chiuso dal 10 al 20 aprile 2026',
    'Gli uffici sono chiusi dal 10 al 20 aprile 2026',
    'I lavori devono iniziare entro il 30 settembre 2026',
    'Investimenti effettuati dal 1° gennaio 2026 al 30 settembre 2028',
    'Le imprese devono essere iscritte al Registro Imprese alla data del 1 gennaio 2026',
    'Imprese iscritte entro il 31/12/2025',
    'Quesiti entro il 15 maggio 2026',
    'Le richieste di chiarimenti possono essere inviate fino al 20 maggio 2026.',
    'FAQ aggiornate al 2 aprile 2026',
    'In caso di risorse residue, la scadenza potrà essere prorogata al 30 giugno 2026',
    'Lo sportello potrebbe chiudere il 2 aprile 2026',
  ])('is not asked: %s', (note) => expect(read(SPRING, note).tipi).toEqual([]))
})

describe('what a person has to decide', () => {
  it.each([
    ['Chiusura anticipata: 15 aprile 2026', 'early-closing-stated', '2026-04-15'],
    ['Non è più possibile presentare domanda dal 15 aprile 2026', 'early-closing-stated', '2026-04-15'],
    [
      'Il Ministero ha comunicato la chiusura dello sportello a partire dal 15 aprile 2026',
      'early-closing-stated',
      '2026-04-15',
    ],
    ['Decreto direttoriale 14 aprile 2026 - Chiusura sportello', 'early-closing-stated', '2026-04-14'],
    [
      'Con decreto 14 aprile 2026 è stata disposta, a partire dal 15 aprile 2026, la chiusura dello sportello',
      'early-closing-stated',
      '2026-04-15',
    ],
    ['Il bando è stato ritirato in data 10 aprile 2026', 'early-closing-stated', '2026-04-10'],
    ['Bando revocato con determina n. 5 del 10/04/2026', 'early-closing-stated', '2026-04-10'],
    ['Bando annullato', 'early-closing-stated', undefined],
    ['Esauriti i fondi in data 15 aprile 2026', 'early-closing-stated', '2026-04-15'],
    ['In data 15 aprile 2026 lo sportello ha chiuso per esaurimento risorse', 'early-closing-stated', '2026-04-15'],
    [
      'Lo sportello è stato chiuso in data 15 aprile 2026 per esaurimento fondi e riaperto dal 2 maggio 2026',
      'reopening',
      undefined,
    ],
    ['Le finestre sono due: 1/3/2026-30/4/2026 e 1/5/2026-31/5/2026', 'several-windows', undefined],
    ['1° periodo 1/3/2026-30/4/2026, 2° periodo 1/5/2026-31/5/2026', 'several-windows', undefined],
    ['Domande dal 1° gennaio al 31 marzo di ogni anno', 'recurring', undefined],
    ['Domande entro il trentesimo giorno dalla pubblicazione del bando', 'deadline-relative', undefined],
  ])('is asked: %s', (note, tipo, chiusa) => {
    const { asked, tipi } = read(SPRING, note)
    expect(tipi).toContain(tipo)
    expect(tipi).not.toContain('opening-differs')
    expect(asked.flatMap(({ proposta }) => proposta?.chiusuraAnticipata ?? [])).toEqual(chiusa ? [chiusa] : [])
  })
})

describe('a moved end of the window', () => {
  it.each([
    ["L'apertura dello sportello è posticipata al 15 marzo 2026", '2026-03-15', undefined],
    [
      "L'apertura dei termini, prevista per il 1° marzo 2026, è posticipata al 15 marzo 2026 ore 10.00",
      '2026-03-15',
      undefined,
    ],
    ['Avvio posticipato al 15 marzo 2026', '2026-03-15', undefined],
    ["L'avvio della presentazione delle domande è rinviato al 15/03/2026", '2026-03-15', undefined],
    ["Posticipata al 15 marzo 2026 l'apertura dello sportello", '2026-03-15', undefined],
    ['La data di apertura slitta dal 1 marzo al 15 marzo 2026', '2026-03-15', undefined],
    ['I termini di apertura sono differiti al 15 marzo 2026', '2026-03-15', undefined],
    ['Apertura differita al 15 marzo 2026, chiusura prorogata al 30 giugno 2026', '2026-03-15', '2026-06-30'],
    ['Il termine di presentazione delle domande è posticipato al 30 giugno 2026', undefined, '2026-06-30'],
    ['Posticipato al 30 giugno 2026', undefined, '2026-06-30'],
    ['Prorogati al 30 giugno 2026 i termini di presentazione', undefined, '2026-06-30'],
    ['La scadenza slitta dal 31 maggio al 30 giugno 2026', undefined, '2026-06-30'],
    ['La chiusura dello sportello, aperto il 1 marzo 2026, è posticipata al 30 giugno 2026', undefined, '2026-06-30'],
  ])('is proposed by the words around it: %s', (note, apertura, chiusura) => {
    const proposed = read(SPRING, note).asked.flatMap(({ proposta }): Record<string, unknown>[] =>
      proposta ? [proposta] : [],
    )
    expect(proposed.flatMap((one) => one.dataApertura ?? [])).toEqual(apertura ? [apertura] : [])
    expect(proposed.flatMap((one) => one.dataChiusura ?? [])).toEqual(chiusura ? [chiusura] : [])
  })

  it('gives its hour where the field has the new day', () => {
    const note = "L'apertura dello sportello è posticipata al 1 marzo 2026 ore 10.00"
    expect(read(SPRING, note)).toMatchObject({ ore: '10:00-', tipi: [] })
  })
})

describe('a suspension', () => {
  it.each([
    'Sospeso dal 15 aprile 2026',
    'Sportello sospeso dal 15 aprile 2026',
    'Sospeso',
    'Il bando è sospeso dal 15/04/2026 al 30/04/2026',
    'La presentazione delle domande è temporaneamente sospesa dal 15 aprile 2026',
    'Sospensione dei termini dal 15 aprile 2026 al 20 aprile 2026',
    'È disposta la sospensione dello sportello dal 15 aprile 2026',
    'È sospesa a partire dall’8 aprile 2026 la presentazione delle domande.',
    'Procedimento sospeso in autotutela dal 12/04/2026',
    'Con determinazione n. 12 del 10 aprile 2026 le istanze sono state sospese dal 15 aprile 2026',
  ])('is a question, never a closing: %s', (note) => {
    const { asked } = read(SPRING, note)
    expect(asked).toMatchObject([{ campo: 'chiusuraAnticipata', tipo: 'suspended' }])
    expect(asked[0]).not.toHaveProperty('proposta')
  })

  it('that a reopening ended is asked as the reopening', () => {
    const note = 'Lo sportello, sospeso dal 10 aprile 2026, è stato riaperto il 20 aprile 2026'
    expect(read(SPRING, note).tipi).toEqual(['reopening'])
  })

  it.each([
    'Sospensione delle rate dei mutui dal 1 aprile 2026',
    'Il pagamento della quota capitale è sospeso dal 1 aprile 2026 al 30 aprile 2026',
    'Lo sportello potrà essere sospeso in caso di esaurimento delle risorse',
  ])('of something else is not asked: %s', (note) => expect(read(SPRING, note).tipi).toEqual([]))
})

it.each([
  ['15 aprile 2026', ['day-unclear']],
  ['15/04/2026.', ['day-unclear']],
  ['31 maggio 2026', []],
  ['Bando del 15 aprile 2026', []],
])('a day alone decides nothing, and does not hold the grant: «%s»', (note, tipi) => {
  const { asked } = read(SPRING, note)
  expect(asked.map(({ tipo }) => tipo)).toEqual(tipi)
  expect(blockingQuestions({ daControllare: asked })).toEqual([])
})

it.each([
  ['Procedura a sportello', 'sportello'],
  ['Non è un bando a sportello', ''],
  ['Per informazioni: sportello telefonico 0461/123456', ''],
])('the procedure of «%s»', (note, procedura) => expect(read(SPRING, note).procedura).toBe(procedura))

it('reads days that are joined without a space, and a day of the field in words', () => {
  expect(read(['2026-09-01', '2026-10-31'], '01/09/2026-30/09/2026').asked).toMatchObject([
    { proposta: { dataChiusura: '2026-09-30' } },
  ])
  expect(read(['1 marzo 2026', '31 maggio 2026'], 'Domande dal 01/03/2026 al 31/05/2026').tipi).toEqual([])
})
