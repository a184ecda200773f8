import type { DatiBando } from './bando.ts'

/** Something of a grant that cannot be as it is: the field it is shown at, and why. */
export interface Mancanza {
  campo: string
  motivo: string
}

type Dati = Omit<DatiBando, 'gestori' | 'titolo'>

/**
 * What the fields of a grant say against each other, in the order of the form. A form refuses them, and so does the server
 * when a write brings one in; an import keeps them and leaves a flag.
 */
export function contraddizioniBando(dati: Dati): Mancanza[] {
  return [...datesAgainst(dati), ...amountsAgainst(dati), ...costsAgainst(dati)]
}

/** What keeps a grant from being published, in the order of the form; nothing when it may be. */
export function mancanzeBando(dati: DatiBando): Mancanza[] {
  const noReader = dati.gestori.length === 0 && dati.pubblico !== true
  return [
    ...(dati.titolo.trim() ? [] : [{ campo: 'titolo', motivo: 'manca il titolo' }]),
    ...(dati.ente?.trim() ? [] : [{ campo: 'ente', motivo: 'manca l’ente che concede' }]),
    ...contraddizioniBando(dati).map(({ campo, motivo }) => ({ campo, motivo: lowered(motivo) })),
    ...(noReader
      ? [{ campo: 'gestori', motivo: 'nessuno lo vedrebbe: scegli almeno un gestore o rendilo pubblico' }]
      : []),
  ]
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function datesAgainst(dati: Dati): Mancanza[] {
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
  return found.filter((one) => one !== false)
}

const after = (first: string | undefined, second: string | undefined): boolean =>
  Boolean(first && second && first > second)

const hourWithoutDay = (hour: string | undefined, day: string | undefined, campo: string, what: string) =>
  Boolean(hour && !day) && { campo, motivo: `C’è l’ora di ${what} ma non il giorno: scrivi anche quello` }

const sameDayBackwards = ({ dataApertura, dataChiusura, oraApertura, oraChiusura }: Dati): boolean =>
  Boolean(dataApertura && dataApertura === dataChiusura && oraApertura && oraChiusura && oraApertura >= oraChiusura)

function amountsAgainst({ spesaMin, spesaMax, agevolazioneMin, agevolazioneMax }: Dati): Mancanza[] {
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
  ]
}

const costsAgainst = ({ costi = [] }: Dati): Mancanza[] =>
  costi.flatMap(({ voce, min, max }, at) =>
    over(min, max)
      ? [{ campo: `costi.${at}.max`, motivo: `${voce}: la percentuale massima è più piccola della minima` }]
      : [],
  )

const over = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && min > max
