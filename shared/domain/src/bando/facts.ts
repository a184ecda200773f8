import { beforeNumber } from '../text/sentence.ts'
import type { BandoData } from './bando.ts'
import { bandoDataFields as fields } from './fields.ts'
import type { RomeMoment } from '../dates/calendar.ts'
import { fieldText } from '../fields/words.ts'
import { formatDate, percentText as percent, shortEuro as euro } from '../text/formats.ts'
import { graduatoriaExtensionsOf, graduatoriaExtensionText } from './graduatoria.ts'
import { lastDay, hourOfToday, bandoTiming } from './window.ts'

/** One labelled value of a grant, ready to be shown; `null` when the grant does not state it. */
export interface BandoFact {
  label: string
  value: string | null
}

export function bandoDates(data: BandoData): BandoFact[] {
  const open = data.dataApertura && !data.dataChiusura ? 'Fino a esaurimento delle risorse' : null
  return [
    { label: fields.dataApertura.label, value: at(data.dataApertura, data.oraApertura) },
    { label: fields.dataChiusura.label, value: at(data.dataChiusura, data.oraChiusura) ?? open },
    ...some(fields.chiusuraAnticipata.label, formatDate(data.chiusuraAnticipata)),
    { label: fields.procedura.label, value: fieldText(fields.procedura, data.procedura) || null },
    ...earlyFormFact(data),
    ...some('Graduatoria', formatDate(data.dataGraduatoria)),
    ...graduatoriaExtensionsOf(data).map((scorrimento, n, all) => ({
      label: all.length === 1 ? 'Scorrimento' : `${n + 1}º scorrimento`,
      value: graduatoriaExtensionText(scorrimento),
    })),
  ]
}

export function bandoAmounts(data: BandoData): BandoFact[] {
  return [
    { label: 'Agevolazione', value: range(data.agevolazioneMin, data.agevolazioneMax) },
    { label: 'Spesa ammessa', value: range(data.spesaMin, data.spesaMax) },
    { label: fields.intensita.label, value: data.intensita === undefined ? null : percent(data.intensita) },
    { label: fields.stanziamento.label, value: data.stanziamento === undefined ? null : euro(data.stanziamento) },
    ...some(`Risorse residue al ${formatDate(data.residuoAl)}`, residue(data)),
  ]
}

const residue = ({ stanziamentoResiduo: left }: BandoData) => (left === undefined ? undefined : euro(left))

function earlyFormFact(data: BandoData): BandoFact[] {
  const dal = at(data.precompilazioneDal, data.oraPrecompilazioneDal)
  const al = at(data.precompilazioneAl, data.oraPrecompilazioneAl)
  return some('Precompilazione', [dal && `dal ${dal}`, al && `al ${al}`].filter(Boolean).join(' '))
}

export function admittedCostText({ voce, min, max }: NonNullable<BandoData['costi']>[number]): string {
  if (min !== undefined && max !== undefined)
    return `${voce} (${beforeNumber('dal', percent(min))} ${beforeNumber('al', percent(max))})`
  if (max !== undefined) return `${voce} (fino ${beforeNumber('al', percent(max))})`
  return min === undefined ? voce : `${voce} (almeno ${percent(min)})`
}

export const regimeBando = (regime: string | undefined): string | null =>
  regime ? fieldText(fields.regime, regime) : null

/** How much time is left, as one sentence: "Chiude tra 12 giorni", "Chiude oggi alle 12:00". */
export function timeLeftText(data: BandoData, momento: RomeMoment): string {
  const { stato, giorniRimasti, giorniAllApertura, sportello } = bandoTiming(data, momento)
  const ora = hourOfToday(data, momento)
  if (stato === 'chiuso' && lastDay(data) === momento.oggi) return `Chiuso oggi alle ${data.oraChiusura}`
  if (stato === 'chiuso') return `Chiuso il ${formatDate(closedOn(data, momento))}`
  if (stato === 'in_apertura') return ora ? `Apre oggi alle ${ora}` : `Apre tra ${days(giorniAllApertura ?? 0)}`
  if (sportello) return 'Aperto fino a esaurimento delle risorse'
  if (giorniRimasti === null) return 'Date non ancora note'
  if (giorniRimasti === 0) return ora ? `Chiude oggi alle ${ora}` : 'Chiude oggi'
  return `Chiude tra ${days(giorniRimasti)}`
}

/** "Chiude il 14/12/2026 alle 12:00", for texts that are stored elsewhere (search engines, messages). */
export function bandoWindowText(data: BandoData, momento: RomeMoment): string | null {
  const { stato, sportello } = bandoTiming(data, momento)
  if (stato === 'chiuso') return `Chiuso il ${formatDate(closedOn(data, momento))}`
  const ultimo = lastDay(data)
  const ora = ultimo === data.dataChiusura ? data.oraChiusura : undefined
  const end = ultimo && `il ${formatDate(ultimo)}${atHour(ora)}`
  if (stato === 'in_apertura') {
    const start = `Apre il ${formatDate(data.dataApertura)}${atHour(data.oraApertura)}`
    return end ? `${start}, chiude ${end}` : start
  }
  if (sportello) return 'Aperto fino a esaurimento delle risorse'
  return end ? `Chiude ${end}` : null
}

const atHour = (ora: string | undefined): string => (ora ? ` alle ${ora}` : '')

/** Day on which a closed grant closed: the early closing, unless the announced one was before it. */
export function closedOn(
  { chiusuraAnticipata: early, dataChiusura: day }: BandoData,
  { oggi }: RomeMoment,
): string | undefined {
  if (early === undefined || early > oggi) return lastDay({ chiusuraAnticipata: early, dataChiusura: day })
  return day !== undefined && day < early ? day : early
}

/** The day that lists and pages show: the last useful one while the grant is open, afterwards that on which it closed. */
export const bandoClosingDay = (data: BandoData, momento: RomeMoment): string | undefined =>
  bandoTiming(data, momento).stato === 'chiuso' ? closedOn(data, momento) : lastDay(data)

const days = (n: number): string => (n === 1 ? '1 giorno' : `${n} giorni`)

const some = (label: string, value: string | undefined): BandoFact[] => (value ? [{ label, value }] : [])

const at = (day: string | undefined, hour: string | undefined): string | null =>
  [formatDate(day), hour && `ore ${hour}`].filter(Boolean).join(', ') || null

function range(min: number | undefined, max: number | undefined): string | null {
  if (min !== undefined && max !== undefined) return min === max ? euro(max) : `da ${euro(min)} a ${euro(max)}`
  if (max !== undefined) return `fino a ${euro(max)}`
  return min === undefined ? null : `da ${euro(min)}`
}
