import { BILANCIO_ITEMS, bilancioItemFields, type Field } from '@bandiera/domain'
import { createRandom, type Random } from '@bandiera/factories/random'
import { recordReading } from '@bandiera/factories/reading'
import { readColumn, type PastedColumn } from './read.ts'
import { ABRIDGED, MICRO, ORDINARY } from '../../../test/deposited-accounts.ts'
import type { Item } from './labels.ts'

it.each<[string, PastedColumn['valori']]>([
  ['1) ricavi delle vendite e delle prestazioni\t2.400.000', { ricavi: 2_400_000 }],
  ['Totale costi per il personale\t560.000', { personale: 560_000 }],
  ['6) per materie prime, sussidiarie, di consumo e di merci\t1.100.000', { materie: 1_100_000 }],
  ['Totale ammortamenti e svalutazioni\t90.000', { ammortamenti: 90_000 }],
  ['Perdita d’esercizio\t85.000', { utile: -85_000 }],
  ["Perdita d'esercizio 85.000", { utile: -85_000 }],
  ['Perdita 85.000', { utile: -85_000 }],
  ['PERDITA DELL’ESERCIZIO\t(85.000)', { utile: -85_000 }],
  ['Perdita d’esercizio\t-85.000', { utile: -85_000 }],
  ['(Perdita) d’esercizio\t85.000', { utile: -85_000 }],
  ['Perdita netta\t85.000,50 €', { utile: -85_000.5 }],
  ['Utile (perdita) dell’esercizio\t-85.000', { utile: -85_000 }],
  ['Utile (perdita) dell’esercizio\t85.000', { utile: 85_000 }],
  ['Utile/(Perdita) d’esercizio\t(85.000)', { utile: -85_000 }],
  ['Risultato d’esercizio\t85.000-', { utile: -85_000 }],
  ['Utile d’esercizio\t–85.000', { utile: -85_000 }],
  ['Imposte\t—3.000', { imposte: -3000 }],
  // a column of notes precedes the years, columns of differences follow them
  ['\tNota\t2024\t2023\nRicavi\t12\t200\t100\nServizi\t\t20\t10', { ricavi: 200, servizi: 20 }],
  ['   Nota   2024   2023\nRicavi 12 200,00 100,00\nServizi 20,00 10,00', { ricavi: 200, servizi: 20 }],
  ['\t2023\t2024\tVariazione\tVar %\nRicavi\t100\t200\t100\t100%', { ricavi: 200 }],
  ['Utile ( 85.000 )', { utile: -85_000 }],
  ['Ricavi 1,5 mln', { ricavi: 1_500_000 }],
  ['Ricavi 1500 k', { ricavi: 1_500_000 }],
  ['Imposte\t− 3.000', { imposte: -3000 }],
  ['Imposte – 3.000', { imposte: -3000 }],
  ['Utile d’esercizio\t0\nPerdita d’esercizio\t85.000', { utile: -85_000 }],
  ['Utile d’esercizio\t85.000\nPerdita d’esercizio\t-', { utile: 85_000 }],
  ['Totale A) Valore della produzione\t100', { valoreProduzione: 100 }],
  ['Utile esercizio\t\nPerdita esercizio\t5.000', { utile: -5000 }],
  ['Ricavi delle vendite\n1.000\n900\nPerdita d’esercizio\n50\n40', { ricavi: 1000, utile: -50 }],
  ['Voce\tEsercizio precedente\tEsercizio corrente\nRicavi\t90\t100', { ricavi: 100 }],
  ['Ricavi 2024\t100', { ricavi: 100 }],
  ['Disponibilità liquide\t10\nCassa\t2', { liquidita: 10 }],
  ['B.6)\tper materie prime, sussidiarie, di consumo e di merci\t10', { materie: 10 }],
  ['B7 Per servizi\t10', { servizi: 10 }],
  ['Ricavi\t€ 1.500.000,00', { ricavi: 1_500_000 }],
  ['Ricavi\t1,5 milioni', { ricavi: 1_500_000 }],
  ['Materie prime\t(100)\nServizi\t(50)\nRicavi\t900', { materie: 100, servizi: 50, ricavi: 900 }],
])('reads %s', (text, figures) => {
  expect(readColumn(text).valori).toEqual(figures)
})

it.each([
  'Utile (perdita) dell’esercizio 85.000 -',
  'Perdita (utile) d’esercizio\t5.000',
  'Ricavi\tcirca 1.000',
  'Ricavi 2023\t1.000',
  'Perdita dell’esercizio precedente\t5.000',
  'Patrimonio netto negativo\t10',
])('does not guess what «%s» says', (text) => {
  expect(readColumn(text, { anno: 2024 })).toEqual({ valori: {}, ignote: [text] })
})

it('takes neither of two lines that contradict each other, and names both', () => {
  const { valori, ignote } = readColumn('Utile d’esercizio\t10.000\nPerdita d’esercizio\t5.000\nRicavi\t1')
  expect(valori).toEqual({ ricavi: 1 })
  expect(ignote).toEqual(['Utile d’esercizio\t10.000', 'Perdita d’esercizio\t5.000'])
})

it('asks for what may have both signs where all costs are written below zero', () => {
  const { valori, ignote } = readColumn('Materie prime\t-100\nServizi\t-50\nImposte\t-7\nUtile\t20')
  expect(valori).toEqual({ materie: 100, servizi: 50, utile: 20 })
  expect(ignote).toEqual(['Imposte\t-7'])
})

const ordinary2024: PastedColumn['valori'] = {
  ricavi: 2_400_000,
  valoreProduzione: 2_450_000,
  materie: 1_100_000,
  servizi: 391_700,
  godimento: 88_000,
  personale: 560_000,
  ammortamenti: 90_000,
  variazioneRimanenze: 6750,
  accantonamenti: 2000,
  altriAccantonamenti: 1500,
  oneriDiversi: 47_300,
  oneriFinanziari: 58_400,
  imposte: 41_000,
  utile: 64_150,
  totaleAttivo: 2_100_000,
  attivoCorrente: 1_032_880,
  rimanenze: 237_200,
  crediti: 612_480,
  liquidita: 144_900,
  patrimonioNetto: 380_150,
  utiliNonDistribuiti: 216_000,
  debitiTotali: 1_478_970,
  debitiBreve: 1_123_970,
  debitiFornitori: 538_910,
  debitiFinanziari: 757_000,
  debitiTributariPrevidenziali: 81_830,
}

describe('a whole deposited balance sheet', () => {
  it('of the ordinary scheme fills every line that it has, in the year of the form', () => {
    expect(readColumn(ORDINARY).valori).toEqual(ordinary2024)
    expect(readColumn(ORDINARY, { anno: 2024 }).valori).toEqual(ordinary2024)
    const before = readColumn(ORDINARY, { anno: 2023 }).valori
    expect(before).toMatchObject({
      ricavi: 2_210_500,
      utile: 31_500,
      variazioneRimanenze: -4200,
      debitiBreve: 1_080_120,
    })
    expect(readColumn(ORDINARY).ignote).toEqual([])
  })

  it('of the abbreviated scheme, copied from a PDF', () => {
    const { valori, ignote } = readColumn(ABRIDGED)
    expect(valori).toEqual({
      ricavi: 214_700,
      valoreProduzione: 233_100,
      materie: 88_200,
      servizi: 47_650,
      godimento: 9600,
      personale: 52_560,
      ammortamenti: 9980,
      variazioneRimanenze: -31_500,
      accantonamenti: 4000,
      oneriDiversi: 1870,
      oneriFinanziari: 1420,
      imposte: 13_900,
      utile: 35_420,
      totaleAttivo: 269_440,
      attivoCorrente: 167_210,
      rimanenze: 31_500,
      crediti: 83_400,
      liquidita: 52_310,
      patrimonioNetto: 85_420,
      debitiTotali: 181_400,
      debitiBreve: 111_400,
    })
    expect(ignote).toEqual([])
  })

  it('of the micro scheme, with a loss and a deficit', () => {
    expect(readColumn(MICRO)).toMatchObject({
      valori: {
        ricavi: 182_450,
        valoreProduzione: 185_570,
        materie: 64_310,
        servizi: 48_790,
        godimento: 14_400,
        personale: 62_560,
        ammortamenti: 5480,
        variazioneRimanenze: -1150,
        oneriDiversi: 2910,
        oneriFinanziari: 1875,
        utile: -13_605,
        totaleAttivo: 73_450,
        attivoCorrente: 54_590,
        rimanenze: 9400,
        crediti: 41_320,
        liquidita: 3870,
        patrimonioNetto: -17_295,
        utiliNonDistribuiti: -13_690,
        debitiTotali: 67_670,
        debitiBreve: 46_670,
      },
      ignote: [],
    })
  })

  it('whose years are not that of the form is not read: its years are named', () => {
    expect(readColumn(ORDINARY, { anno: 2025 })).toEqual({ valori: {}, ignote: [], anni: [2024, 2023] })
  })

  it.each([
    ['ordinary', ORDINARY],
    ['abbreviated', ABRIDGED],
    ['micro', MICRO],
  ])('of the %s scheme loses no line', (_name, text) => {
    expect(named(text)).toEqual([])
  })
})

/** Lines that are in no list and whose amount is in no field. */
function named(text: string): string[] {
  const { valori, ignote, senzaCampo = [], titoli = [] } = readColumn(text)
  const told = new Set([...ignote, ...senzaCampo, ...titoli])
  const taken = new Set(Object.values(valori).map((value) => Math.abs(value)))
  return text.split('\n').filter((line) => {
    if (line.trim() === '' || told.has(line.trim()) || /\d\d[-/]\d\d[-/]20\d\d/.test(line)) return false
    const [, first = ''] =
      /([\d.]+,?\d*)\)?(?:\t.*)?$/.exec(line.replace(/\t.*$/, (rest) => `\t${rest.split('\t')[1]}`)) ?? []
    const amount = Number(first.replaceAll('.', '').replace(',', '.'))
    // amounts that add up to a field
    return !taken.has(amount) && !/debiti (?:verso|tributari)|[Rr]iserv|portati a nuovo/.test(line)
  })
}

/** Names of the official scheme for each line that has one of its own. */
const LABELS: Partial<Record<Item, string[]>> = {
  ricavi: [
    '1) ricavi delle vendite e delle prestazioni',
    'A.1) Ricavi delle vendite e delle prestazioni',
    'Ricavi delle vendite e delle prestazioni',
  ],
  valoreProduzione: [
    'Totale valore della produzione',
    'Totale valore della produzione (A)',
    'TOTALE VALORE DELLA PRODUZIONE',
  ],
  materie: [
    '6) per materie prime, sussidiarie, di consumo e di merci',
    'B.6) Per materie prime, sussidiarie, di consumo e merci',
  ],
  servizi: ['7) per servizi', 'B.7 Per servizi', 'Costi per servizi'],
  godimento: ['8) per godimento di beni di terzi', 'Per godimento di beni di terzi'],
  personale: ['Totale costi per il personale', '9) per il personale', 'TOTALE COSTI PER IL PERSONALE'],
  ammortamenti: ['Totale ammortamenti e svalutazioni', '10) ammortamenti e svalutazioni'],
  variazioneRimanenze: ['11) variazioni delle rimanenze di materie prime, sussidiarie, di consumo e merci'],
  accantonamenti: ['12) accantonamenti per rischi', 'Accantonamenti per rischi'],
  altriAccantonamenti: ['13) altri accantonamenti'],
  oneriDiversi: ['14) oneri diversi di gestione', 'Oneri diversi di gestione'],
  oneriFinanziari: ['Totale interessi e altri oneri finanziari', '17) interessi e altri oneri finanziari'],
  imposte: [
    "Totale delle imposte sul reddito dell'esercizio, correnti, differite e anticipate",
    '20) Imposte sul reddito dell’esercizio, correnti, differite e anticipate',
    '22) Imposte sul reddito dell’esercizio',
  ],
  utile: [
    "21) Utile (perdita) dell'esercizio",
    'IX - Utile (perdita) dell’esercizio',
    'UTILE (PERDITA) DELL’ESERCIZIO',
    '23) Utile (perdita) dell’esercizio',
  ],
  totaleAttivo: ['Totale attivo', 'TOTALE ATTIVO', 'Totale dell’attivo'],
  attivoCorrente: ['Totale attivo circolante', 'Totale attivo circolante (C)'],
  rimanenze: ['Totale rimanenze', 'I - Rimanenze', 'C.I. Rimanenze'],
  crediti: ['Totale crediti verso clienti', 'II - Crediti', 'Totale crediti'],
  liquidita: ['Totale disponibilità liquide', 'IV - Disponibilità liquide'],
  patrimonioNetto: ['Totale patrimonio netto', 'A) Patrimonio netto', 'Totale patrimonio netto (A)'],
  debitiTotali: ['Totale debiti', 'D) Debiti', 'Totale debiti (D)'],
  debitiFornitori: ['Totale debiti verso fornitori', '7) debiti verso fornitori', 'D.7) Debiti verso fornitori'],
  debitiFinanziari: ['Totale debiti verso banche', '4) debiti verso banche'],
  debitiTributariPrevidenziali: ['Totale debiti tributari', '12) debiti tributari'],
  utiliNonDistribuiti: ['IV - Riserva legale', 'VIII - Utili (perdite) portati a nuovo'],
}
const italian = (value: number, decimals = 0) =>
  new Intl.NumberFormat('it-IT', { useGrouping: 'always', minimumFractionDigits: decimals }).format(Math.abs(value))
const STYLES: ((value: number) => string)[] = [
  (value) => `${value < 0 ? '-' : ''}${italian(value)}`,
  (value) => `${value < 0 ? '–' : ''}${italian(value, 2)}`,
  (value) => (value < 0 ? `(${italian(value)})` : italian(value)),
  (value) => `${italian(value)}${value < 0 ? '-' : ''}`,
  (value) => `${value < 0 ? '-' : ''}€ ${italian(value)}`,
  (value) => String(value),
  (value) => `${value < 0 ? '−' : ''}${italian(value)} €`,
]
const GAPS = ['\t', '\t\t', ';', '    ', ' ']

it('asks whether figures one after the other are one amount or several', () => {
  const { valori, ignote } = readColumn('Ricavi delle vendite 1 234 567')
  expect([valori, ignote]).toEqual([{}, ['Ricavi delle vendite 1 234 567']])
})

it('puts every official label of any subset into its field, in every style of its amount', () => {
  const random = createRandom(2024)
  const voci = BILANCIO_ITEMS.filter((voce) => LABELS[voce])
  let lines = 0
  for (let draw = 0; draw < 600; draw += 1) {
    const chosen = random.shuffle(voci).slice(0, 1 + random.int(voci.length))
    const values = Object.fromEntries(chosen.map((voce) => [voce, amount(random, voce)])) as Record<Item, number>
    const [style, gap] = [random.one(STYLES), random.one(GAPS)]
    const text = chosen.map((voce) => `${random.one(LABELS[voce]!)}${gap}${style(values[voce])}`).join('\n')
    const { valori, ignote } = readColumn(text)
    expect([text, valori, ignote]).toEqual([text, values, []])
    lines += chosen.length
  }
  expect(lines).toBeGreaterThan(5000)
  recordReading({ kind: 'lines of accounts', from: 'generated', read: lines, asked: 0, refused: 0, wrong: 0 })
})

const amount = (random: Random, voce: Item): number => {
  const value = 1 + random.int(10 ** (1 + random.int(8)))
  const { signed } = bilancioItemFields[voce as keyof typeof bilancioItemFields] as Field
  return signed === true && random.chance(0.4) ? -value : value
}
