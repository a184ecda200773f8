import type { DatiBando } from './bando.ts'
import { instantInRome, quandoInParole, type Momento } from './calendar.ts'
import { tempoBando } from './stato-bando.ts'

/** A click day that has still to come (domain rule 2.7): who is first at the hour is served. */
export interface ClickDay {
  /** Instant of the opening in ms; `null` when the hour is not known yet. */
  istante: number | null
  /** `Apre lunedì 30 novembre 2026 alle 11:00`. */
  quando: string
}

/** The click day of a grant, until it opens; `null` for any other procedure, day or moment. */
export function clickDay(data: DatiBando, momento: Momento): ClickDay | null {
  const { procedura, dataApertura, oraApertura } = data
  if (procedura !== 'click_day' || !dataApertura || tempoBando(data, momento).stato !== 'in_apertura') return null
  return {
    istante: oraApertura ? instantInRome(dataApertura, oraApertura) : null,
    quando: `Apre ${quandoInParole(dataApertura, oraApertura)}`,
  }
}

/**
 * Where the writing of applications before the opening stands, as one sentence; `null` when the grant has no such window, or
 * has opened. The last hour itself is too late, as for a grant.
 */
export function precompilazione(data: DatiBando, momento: Momento): string | null {
  const { precompilazioneDal: dal, precompilazioneAl: al, oraPrecompilazioneDal, oraPrecompilazioneAl } = data
  if ((!dal && !al) || tempoBando(data, momento).stato !== 'in_apertura') return null
  const from = dal && quandoInParole(dal, oraPrecompilazioneDal)
  const to = al && quandoInParole(al, oraPrecompilazioneAl)
  if (dal && !reached(dal, oraPrecompilazioneDal ?? '00:00', momento)) {
    return `Precompilazione da ${from}${to ? ` a ${to}` : ''}`
  }
  if (!al) return `Precompilazione aperta da ${from}`
  return reached(al, oraPrecompilazioneAl ?? '24:00', momento)
    ? `Precompilazione chiusa da ${to}`
    : `Precompilazione aperta fino a ${to}`
}

/** Whether a day and its hour have come; without an hour of the moment the hour is not yet there. */
const reached = (day: string, hour: string, { oggi, ora = '00:00' }: Momento): boolean =>
  day < oggi || (day === oggi && hour <= ora)
