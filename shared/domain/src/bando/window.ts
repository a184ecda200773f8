import type { BandoData } from './bando.ts'
import { instantInRome, type RomeMoment, momentText } from '../dates/calendar.ts'
import { addDays, daysBetween } from '../text/formats.ts'
import { remembered } from '../records/values.ts'

export const BANDO_STATES = ['aperto', 'in_chiusura', 'in_apertura', 'non_noto', 'chiuso'] as const
export type BandoState = (typeof BANDO_STATES)[number]
export const bandoStateLabels: Record<BandoState, string> = {
  aperto: 'Aperto',
  in_chiusura: 'In chiusura',
  in_apertura: 'In apertura',
  non_noto: 'Date non note',
  chiuso: 'Chiuso',
}

export const CLOSING_DAYS = 30

export interface BandoTiming {
  stato: BandoState
  /** Days to the last useful day, 0 on that day; `null` when there is none or it has passed. */
  giorniRimasti: number | null
  /** Days to the opening; `null` once open or when not known. */
  giorniAllApertura: number | null
  /** Opened, and without a closing day: open until the money ends. */
  sportello: boolean
}

type Window = Pick<BandoData, 'dataApertura' | 'oraApertura' | 'dataChiusura' | 'oraChiusura' | 'chiusuraAnticipata'>
type EarlyForm = Pick<
  BandoData,
  'precompilazioneDal' | 'oraPrecompilazioneDal' | 'precompilazioneAl' | 'oraPrecompilazioneAl'
>

/** Temporal state, computed and never stored (domain rule 2.7). At the closing hour itself the grant is closed; an early closure wins. */
export function bandoTiming(bando: Window, { oggi, ora }: RomeMoment): BandoTiming {
  const ultimo = lastDay(bando)
  const atHour = (day: string | undefined, hour: string | undefined) =>
    day === oggi && hour !== undefined && ora !== undefined
  const closed =
    (ultimo !== undefined && ultimo < oggi) ||
    (ultimo === bando.dataChiusura && atHour(ultimo, bando.oraChiusura) && ora! >= bando.oraChiusura!)
  if (closed) return { stato: 'chiuso', giorniRimasti: null, giorniAllApertura: null, sportello: false }

  const { dataApertura } = bando
  const giorniRimasti = ultimo === undefined ? null : daysBetween(oggi, ultimo)
  const early =
    dataApertura !== undefined &&
    (oggi < dataApertura || (atHour(dataApertura, bando.oraApertura) && ora! < bando.oraApertura!))
  if (early) {
    return { stato: 'in_apertura', giorniRimasti, giorniAllApertura: daysBetween(oggi, dataApertura), sportello: false }
  }
  const open = { giorniRimasti, giorniAllApertura: null, sportello: false }
  if (giorniRimasti !== null) return { ...open, stato: giorniRimasti <= CLOSING_DAYS ? 'in_chiusura' : 'aperto' }
  return dataApertura === undefined ? { ...open, stato: 'non_noto' } : { ...open, stato: 'aperto', sportello: true }
}

/** Next hour of today at which a grant opens or closes; `undefined` when there is none, or it is unknown. */
export function hourOfToday(bando: Window, momento: RomeMoment): string | undefined {
  const { stato, giorniRimasti, giorniAllApertura } = bandoTiming(bando, momento)
  if (giorniAllApertura === 0) return bando.oraApertura
  const closing = stato === 'in_chiusura' && giorniRimasti === 0 && lastDay(bando) === bando.dataChiusura
  return closing ? bando.oraChiusura : undefined
}

/** The latest hour of today, up to the moment, at which a grant or its window for applications opened or closed; `00:00` before the first. */
export function decisiveHour(
  bandi: readonly { data: Window & EarlyForm }[],
  { oggi, ora }: Required<RomeMoment>,
): string {
  let last = '00:00'
  const pass = (day: string | undefined, hour: string | undefined) => {
    if (day === oggi && hour !== undefined && hour <= ora && hour > last) last = hour
  }
  for (const { data } of bandi) {
    pass(data.dataApertura, data.oraApertura)
    pass(data.dataChiusura, data.oraChiusura)
    pass(data.precompilazioneDal, data.oraPrecompilazioneDal)
    pass(data.precompilazioneAl, data.oraPrecompilazioneAl)
  }
  return last
}

// every pair of a company and a grant asks for it
const dayBefore = remembered((day) => addDays(day, -1))

/** Last day on which an application can be sent (domain rule 2.7); `undefined` when no closing is known. */
export function lastDay(bando: Pick<BandoData, 'dataChiusura' | 'chiusuraAnticipata'>): string | undefined {
  const { dataChiusura, chiusuraAnticipata } = bando
  if (chiusuraAnticipata === undefined) return dataChiusura
  const before = dayBefore(chiusuraAnticipata)
  return dataChiusura === undefined || before < dataChiusura ? before : dataChiusura
}

/** A future click day (domain rule 2.7): from that hour, applications are served in order of arrival. */
export interface ClickDay {
  /** Instant of the opening in ms; `null` when the hour is not known yet. */
  istante: number | null
  /** `Apre lunedì 30 novembre 2026 alle 11:00`. */
  quando: string
}

export function clickDay(data: BandoData, momento: RomeMoment): ClickDay | null {
  const { procedura, dataApertura, oraApertura } = data
  if (procedura !== 'click_day' || !dataApertura || bandoTiming(data, momento).stato !== 'in_apertura') return null
  return {
    istante: oraApertura ? instantInRome(dataApertura, oraApertura) : null,
    quando: `Apre ${momentText(dataApertura, oraApertura)}`,
  }
}

/** The window for writing applications, until the grant opens. The closing hour itself is too late. */
export function earlyFormText(data: BandoData, momento: RomeMoment): string | null {
  const { precompilazioneDal: dal, precompilazioneAl: al, oraPrecompilazioneDal, oraPrecompilazioneAl } = data
  if ((!dal && !al) || bandoTiming(data, momento).stato !== 'in_apertura') return null
  const from = dal && momentText(dal, oraPrecompilazioneDal)
  const to = al && momentText(al, oraPrecompilazioneAl)
  if (dal && !reached(dal, oraPrecompilazioneDal ?? '00:00', momento)) {
    return `Precompilazione da ${from}${to ? ` a ${to}` : ''}`
  }
  if (!al) return `Precompilazione aperta da ${from}`
  return reached(al, oraPrecompilazioneAl ?? '24:00', momento)
    ? `Precompilazione chiusa da ${to}`
    : `Precompilazione aperta fino a ${to}`
}

/** Whether a day and its hour are reached; a moment without an hour counts as midnight. */
const reached = (day: string, hour: string, { oggi, ora = '00:00' }: RomeMoment): boolean =>
  day < oggi || (day === oggi && hour <= ora)
