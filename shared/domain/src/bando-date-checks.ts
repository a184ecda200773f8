import type { DatiDaControllare, Mancanza } from './bando-checks.ts'

/** What the days and hours of a grant say against each other. */
export function datesAgainst(dati: DatiDaControllare): Mancanza[] {
  const { dataApertura: from, dataChiusura: to, chiusuraAnticipata: early, dataGraduatoria: ranking } = dati
  const found: (Mancanza | false)[] = [
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

const sameDayBackwards = ({ dataApertura, dataChiusura, oraApertura, oraChiusura }: DatiDaControllare): boolean =>
  Boolean(dataApertura && dataApertura === dataChiusura && oraApertura && oraChiusura && oraApertura >= oraChiusura)

/** The window in which an application is written before it may be sent: it begins before the opening. */
function earlyFormAgainst(dati: DatiDaControllare): Mancanza[] {
  const { precompilazioneDal: from, precompilazioneAl: to, oraPrecompilazioneDal, oraPrecompilazioneAl } = dati
  const backwards =
    from &&
    from === to &&
    oraPrecompilazioneDal &&
    oraPrecompilazioneAl &&
    oraPrecompilazioneDal >= oraPrecompilazioneAl
  const found: (Mancanza | false)[] = [
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
const rankingAgainst = ({ dataGraduatoria, scorrimenti = [] }: DatiDaControllare): Mancanza[] =>
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
