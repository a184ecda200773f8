import { blockingQuestions, gestoriOfBando } from './open-questions.ts'
import type { BandoData } from './bando.ts'

export interface BandoFault {
  campo: string
  motivo: string
}

type CheckedBandoData = Omit<BandoData, 'gestori' | 'titolo'>

/** In the order of the form. A form refuses them, and the server when a write adds one; an import keeps them and flags the grant. */
export function bandoContradictions(dati: CheckedBandoData): BandoFault[] {
  return faultsOf([
    ...dateChecks(dati),
    ...earlyFormChecks(dati),
    ...rankingChecks(dati),
    ...amountChecks(dati),
    ...costChecks(dati),
  ])
}

export function publicationFaults(dati: BandoData): BandoFault[] {
  const noReader = gestoriOfBando(dati).length === 0 && dati.pubblico !== true
  return [
    ...faultsOf([
      [!dati.titolo.trim(), 'titolo', 'manca il titolo'],
      [!dati.ente?.trim(), 'ente', 'manca l’ente che concede'],
    ]),
    ...bandoContradictions(dati).map(({ campo, motivo }) => ({ campo, motivo: lowered(motivo) })),
    ...faultsOf([
      [noReader, 'gestori', 'nessuno lo vedrebbe: scegli almeno un gestore o rendilo pubblico'],
      [
        blockingQuestions(dati).length > 0,
        'daControllare',
        'restano domande aperte su chiusura, territorio, attività o beneficiari',
      ],
    ]),
  ]
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Whether something is wrong, the field that shows it, and the reason. */
type Check = readonly [wrong: boolean, campo: string, motivo: string]

const faultsOf = (checks: readonly Check[]): BandoFault[] =>
  checks.flatMap(([wrong, campo, motivo]) => (wrong ? { campo, motivo } : []))

function amountChecks(dati: CheckedBandoData): Check[] {
  const { spesaMin, spesaMax, agevolazioneMin, agevolazioneMax, stanziamentoResiduo: left, residuoAl } = dati
  return [
    [over(spesaMin, spesaMax), 'spesaMax', 'La spesa massima è più piccola della minima: controlla i due importi'],
    [
      over(agevolazioneMin, agevolazioneMax),
      'agevolazioneMax',
      'L’agevolazione massima è più piccola della minima: controlla i due importi',
    ],
    // the money left is never more than the total, and means nothing without its day
    [
      left === undefined && Boolean(residuoAl),
      'residuoAl',
      'C’è il giorno delle risorse residue ma non l’importo: scrivi anche quello',
    ],
    [
      over(left, dati.stanziamento),
      'stanziamentoResiduo',
      'Le risorse residue superano lo stanziamento: controlla i due importi',
    ],
    [left !== undefined && !residuoAl, 'residuoAl', 'Scrivi a quale giorno si riferiscono le risorse residue'],
  ]
}

const costChecks = ({ costi = [] }: CheckedBandoData): Check[] =>
  costi.map(({ voce, min, max }, at) => [
    over(min, max),
    `costi.${at}.max`,
    `${voce}: la percentuale massima è più piccola della minima`,
  ])

const over = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && min > max

function dateChecks(dati: CheckedBandoData): Check[] {
  const { dataApertura: from, dataChiusura: to, chiusuraAnticipata: early, dataGraduatoria: ranking } = dati
  return [
    hourWithoutDay(dati.oraApertura, from, 'oraApertura', 'apertura'),
    [after(from, to), 'dataChiusura', 'La chiusura viene prima dell’apertura: controlla le due date'],
    hourWithoutDay(dati.oraChiusura, to, 'oraChiusura', 'chiusura'),
    [
      sameDayBackwards([from, dati.oraApertura], [to, dati.oraChiusura]),
      'oraChiusura',
      'Il bando chiude nel giorno in cui apre, e prima di aprire: controlla le due ore',
    ],
    [
      after(from, early),
      'chiusuraAnticipata',
      'La chiusura anticipata viene prima dell’apertura: controlla le due date',
    ],
    [
      after(early, to),
      'chiusuraAnticipata',
      'La chiusura anticipata viene dopo la chiusura: togli la prima o correggi la seconda',
    ],
    [after(from, ranking), 'dataGraduatoria', 'La graduatoria viene prima dell’apertura: controlla le due date'],
  ]
}

const after = (first: string | undefined, second: string | undefined): boolean =>
  Boolean(first && second && first > second)

const hourWithoutDay = (hour: string | undefined, day: string | undefined, campo: string, what: string): Check => [
  Boolean(hour && !day),
  campo,
  `C’è l’ora di ${what} ma non il giorno: scrivi anche quello`,
]

type Moment = [day: string | undefined, hour: string | undefined]
const sameDayBackwards = ([from, fromHour]: Moment, [to, toHour]: Moment): boolean =>
  Boolean(from && from === to && fromHour && toHour && fromHour >= toHour)

/** The window for writing applications before they may be sent; it begins before the opening. */
function earlyFormChecks(dati: CheckedBandoData): Check[] {
  const { precompilazioneDal: from, precompilazioneAl: to, oraPrecompilazioneDal, oraPrecompilazioneAl } = dati
  const backwards = sameDayBackwards([from, oraPrecompilazioneDal], [to, oraPrecompilazioneAl])
  return [
    hourWithoutDay(oraPrecompilazioneDal, from, 'oraPrecompilazioneDal', 'inizio della precompilazione'),
    hourWithoutDay(oraPrecompilazioneAl, to, 'oraPrecompilazioneAl', 'fine della precompilazione'),
    [
      after(from, to) || backwards,
      backwards ? 'oraPrecompilazioneAl' : 'precompilazioneAl',
      'La precompilazione finisce prima di cominciare: controlla date e ore',
    ],
    [
      after(from, dati.dataApertura),
      'precompilazioneDal',
      'La precompilazione comincia dopo l’apertura: controlla le due date',
    ],
    [
      after(to, dati.dataChiusura),
      'precompilazioneAl',
      'La precompilazione finisce dopo la chiusura: controlla le due date',
    ],
  ]
}

/** A ranking moves up after it was published. */
const rankingChecks = ({ dataGraduatoria, scorrimenti = [] }: CheckedBandoData): Check[] =>
  scorrimenti.map(({ data }, at) => [
    after(dataGraduatoria, data),
    `scorrimenti.${at}.data`,
    'Lo scorrimento viene prima della graduatoria: controlla le due date',
  ])
