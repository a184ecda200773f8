import { blockingQuestions, gestoriOfBando } from './open-questions.ts'
import type { BandoData } from './bando.ts'

export interface BandoFault {
  campo: string
  motivo: string
}

export type CheckedBandoData = Omit<BandoData, 'gestori' | 'titolo'>

/** In the order of the form. A form refuses them, and the server when a write adds one; an import keeps them and flags the grant. */
export function bandoContradictions(dati: CheckedBandoData): BandoFault[] {
  return [...datesAgainst(dati), ...amountsAgainst(dati), ...costsAgainst(dati)]
}

export function publicationFaults(dati: BandoData): BandoFault[] {
  const noReader = gestoriOfBando(dati).length === 0 && dati.pubblico !== true
  const held = blockingQuestions(dati).length > 0
  return [
    ...(dati.titolo.trim() ? [] : [{ campo: 'titolo', motivo: 'manca il titolo' }]),
    ...(dati.ente?.trim() ? [] : [{ campo: 'ente', motivo: 'manca l’ente che concede' }]),
    ...bandoContradictions(dati).map(({ campo, motivo }) => ({ campo, motivo: lowered(motivo) })),
    ...(noReader
      ? [{ campo: 'gestori', motivo: 'nessuno lo vedrebbe: scegli almeno un gestore o rendilo pubblico' }]
      : []),
    ...(held
      ? [{ campo: 'daControllare', motivo: 'restano domande aperte su chiusura, territorio, attività o beneficiari' }]
      : []),
  ]
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function amountsAgainst(dati: CheckedBandoData): BandoFault[] {
  const { spesaMin, spesaMax, agevolazioneMin, agevolazioneMax } = dati
  return [
    ...(over(spesaMin, spesaMax)
      ? [{ campo: 'spesaMax', motivo: 'La spesa massima è più piccola della minima: controlla i due importi' }]
      : []),
    ...(over(agevolazioneMin, agevolazioneMax)
      ? [
          {
            campo: 'agevolazioneMax',
            motivo: 'L’agevolazione massima è più piccola della minima: controlla i due importi',
          },
        ]
      : []),
    ...residueAgainst(dati),
  ]
}

/** The money left is never more than the total, and means nothing without its day. */
function residueAgainst({ stanziamento, stanziamentoResiduo: left, residuoAl }: CheckedBandoData): BandoFault[] {
  if (left === undefined) {
    return residuoAl
      ? [{ campo: 'residuoAl', motivo: 'C’è il giorno delle risorse residue ma non l’importo: scrivi anche quello' }]
      : []
  }
  return [
    ...(over(left, stanziamento)
      ? [
          {
            campo: 'stanziamentoResiduo',
            motivo: 'Le risorse residue superano lo stanziamento: controlla i due importi',
          },
        ]
      : []),
    ...(residuoAl ? [] : [{ campo: 'residuoAl', motivo: 'Scrivi a quale giorno si riferiscono le risorse residue' }]),
  ]
}

const costsAgainst = ({ costi = [] }: CheckedBandoData): BandoFault[] =>
  costi.flatMap(({ voce, min, max }, at) =>
    over(min, max)
      ? [{ campo: `costi.${at}.max`, motivo: `${voce}: la percentuale massima è più piccola della minima` }]
      : [],
  )

const over = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && min > max

export function datesAgainst(dati: CheckedBandoData): BandoFault[] {
  const { dataApertura: from, dataChiusura: to, chiusuraAnticipata: early, dataGraduatoria: ranking } = dati
  const found: (BandoFault | false)[] = [
    hourWithoutDay(dati.oraApertura, from, 'oraApertura', 'apertura'),
    after(from, to) && {
      campo: 'dataChiusura',
      motivo: 'La chiusura viene prima dell’apertura: controlla le due date',
    },
    hourWithoutDay(dati.oraChiusura, to, 'oraChiusura', 'chiusura'),
    sameDayBackwards(dati) && {
      campo: 'oraChiusura',
      motivo: 'Il bando chiude nel giorno in cui apre, e prima di aprire: controlla le due ore',
    },
    after(from, early) && {
      campo: 'chiusuraAnticipata',
      motivo: 'La chiusura anticipata viene prima dell’apertura: controlla le due date',
    },
    after(early, to) && {
      campo: 'chiusuraAnticipata',
      motivo: 'La chiusura anticipata viene dopo la chiusura: togli la prima o correggi la seconda',
    },
    after(from, ranking) && {
      campo: 'dataGraduatoria',
      motivo: 'La graduatoria viene prima dell’apertura: controlla le due date',
    },
  ]
  return [...found.filter((one) => one !== false), ...earlyFormAgainst(dati), ...rankingAgainst(dati)]
}

const after = (first: string | undefined, second: string | undefined): boolean =>
  Boolean(first && second && first > second)

const hourWithoutDay = (hour: string | undefined, day: string | undefined, campo: string, what: string) =>
  Boolean(hour && !day) && { campo, motivo: `C’è l’ora di ${what} ma non il giorno: scrivi anche quello` }

const sameDayBackwards = ({ dataApertura, dataChiusura, oraApertura, oraChiusura }: CheckedBandoData): boolean =>
  Boolean(dataApertura && dataApertura === dataChiusura && oraApertura && oraChiusura && oraApertura >= oraChiusura)

/** The window for writing applications before they may be sent; it begins before the opening. */
function earlyFormAgainst(dati: CheckedBandoData): BandoFault[] {
  const { precompilazioneDal: from, precompilazioneAl: to, oraPrecompilazioneDal, oraPrecompilazioneAl } = dati
  const backwards =
    from &&
    from === to &&
    oraPrecompilazioneDal &&
    oraPrecompilazioneAl &&
    oraPrecompilazioneDal >= oraPrecompilazioneAl
  const found: (BandoFault | false)[] = [
    hourWithoutDay(oraPrecompilazioneDal, from, 'oraPrecompilazioneDal', 'inizio della precompilazione'),
    hourWithoutDay(oraPrecompilazioneAl, to, 'oraPrecompilazioneAl', 'fine della precompilazione'),
    (after(from, to) || Boolean(backwards)) && {
      campo: backwards ? 'oraPrecompilazioneAl' : 'precompilazioneAl',
      motivo: 'La precompilazione finisce prima di cominciare: controlla date e ore',
    },
    after(from, dati.dataApertura) && {
      campo: 'precompilazioneDal',
      motivo: 'La precompilazione comincia dopo l’apertura: controlla le due date',
    },
    after(to, dati.dataChiusura) && {
      campo: 'precompilazioneAl',
      motivo: 'La precompilazione finisce dopo la chiusura: controlla le due date',
    },
  ]
  return found.filter((one) => one !== false)
}

/** A ranking moves up after it was published. */
const rankingAgainst = ({ dataGraduatoria, scorrimenti = [] }: CheckedBandoData): BandoFault[] =>
  scorrimenti.flatMap(({ data }, at) =>
    after(dataGraduatoria, data)
      ? [
          {
            campo: `scorrimenti.${at}.data`,
            motivo: 'Lo scorrimento viene prima della graduatoria: controlla le due date',
          },
        ]
      : [],
  )
