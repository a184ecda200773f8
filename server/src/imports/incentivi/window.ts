import { type BandoData } from '@bandiera/domain'
import { parseDay, type Moment } from './mentions.ts'
import type { Flags } from './flags.ts'
import { rolesInNote, type DayMention, type NoteRoles, type WindowFields } from './note-roles.ts'
import { plainText } from './plain-text.ts'
import type { CatalogueRecord } from './record.ts'
import { askAboutNote } from './window-questions.ts'

type GrantWindow = Pick<
  BandoData,
  'dataApertura' | 'oraApertura' | 'dataChiusura' | 'oraChiusura' | 'noteFinestra' | 'procedura'
>

/** Days of the fields with hours of the note or description. A note moves no day: that is a question. */
export function readWindow(record: CatalogueRecord, flags: Flags): GrantWindow {
  const apertura = readDay('dataApertura', record.Data_apertura, flags)
  const chiusura = readDay('dataChiusura', record.Data_chiusura, flags)
  if (!apertura && record.Data_apertura === '') flags.ask('opening-absent')
  if (apertura && chiusura && chiusura.giorno < apertura.giorno) flags.ask('closing-before-opening')
  const note = plainText(record.Note_di_apertura_chiusura)
  const campi = { apertura, chiusura }
  const nota = withYears(rolesInNote(note), campi)
  const descrizione = withYears(rolesInNote(plainText(record.Descrizione.replace(/<[^>]*>/g, ' '))), campi)
  const ore = readHours(campi, { nota, descrizione }, flags)
  askAboutNote({ nota, descrizione, campi, note, record }, flags)
  return {
    ...(apertura && { dataApertura: apertura.giorno, ...(ore.apertura && { oraApertura: ore.apertura }) }),
    ...(chiusura && { dataChiusura: chiusura.giorno, ...(ore.chiusura && { oraChiusura: ore.chiusura }) }),
    ...(note && { noteFinestra: note }),
    ...procedureOf(note),
  }
}

const CLICK_DAY = /click\s*-?\s*day/i
const SPORTELLO =
  /(?<!\bnon\s+(?:è|si\s+tratta\s+di)\s+(?:\p{L}+\s+){0,3}a\s+)\bsportello\b(?!\s+(?:telefonic|informativ|unic|suap\b|europ))/iu

function procedureOf(note: string): Pick<GrantWindow, 'procedura'> {
  if (CLICK_DAY.test(note)) return { procedura: 'click_day' }
  const untilSpent =
    /(?:apert\w+|domand\w+|istanz\w+|presenta\w+)(?:[^.;]|\.(?=\d)){0,240}(?:fino|sino)\s+(?:a|ad|all[’'])\s*esaurimento/i
  return SPORTELLO.test(note) || untilSpent.test(note) ? { procedura: 'sportello' } : {}
}

function readDay(campo: string, text: string, flags: Flags): Moment | null {
  const moment = text === '' ? null : parseDay(text)
  if (text !== '' && !moment) flags.ask('day-unreadable', { campo, valore: text })
  if (moment?.ora && moment.ora < '06:00') askAboutNight(campo, text, moment, flags)
  return moment
}

/** At night the source wrote an hour of Rome as UTC: `T23:59:00`. */
function askAboutNight(campo: string, text: string, { ora }: Moment, flags: Flags): void {
  const [giorno = '', hour = ''] = [text.slice(0, 10), text.slice(11, 16)]
  const ore = campo === 'dataApertura' ? 'oraApertura' : 'oraChiusura'
  flags.ask('hour-of-night', {
    campo,
    words: [ora, hour],
    valore: text,
    proposta: { [campo]: giorno, [ore]: hour },
  })
}

/** A day without a year has that of the end it fits, else the first one after the opening. */
function withYears(nota: NoteRoles, { apertura, chiusura }: WindowFields): NoteRoles {
  const ends = [chiusura, apertura].flatMap((end) => end?.giorno ?? [])
  const from = apertura?.giorno ?? chiusura?.giorno
  const yearOf = (one: DayMention): string | undefined => {
    const fits = ends.find((end) => end.endsWith(one.giorno.slice(1)))
    if (fits || !from) return fits
    const year = Number(from.slice(0, 4))
    return [year, year + 1].map((each) => `${each}${one.giorno.slice(1)}`).find((giorno) => giorno >= from)
  }
  const giorni = nota.giorni.flatMap((one): DayMention[] => {
    if (!one.giorno.startsWith('--')) return [one]
    const giorno = yearOf(one)
    return giorno ? [{ ...one, giorno }] : []
  })
  return { ...nota, giorni }
}

type Ore = Partial<Record<'apertura' | 'chiusura', string>>

function readHours(campi: WindowFields, texts: { nota: NoteRoles; descrizione: NoteRoles }, flags: Flags): Ore {
  const found: Ore = {}
  for (const which of ['apertura', 'chiusura'] as const) {
    const own = campi[which]?.ora
    const said =
      [texts.nota, texts.descrizione].map((text) => hoursFor(which, campi, text)).find((hours) => hours.length > 0) ??
      []
    const campo = which === 'apertura' ? 'oraApertura' : 'oraChiusura'
    const [hour] = said
    if (said.length > 1 || (own && hour && own !== hour)) {
      const all = [...new Set([own ?? [], said].flat())].join(', ')
      flags.ask('hours-differ', { campo, valore: all })
    }
    const ora = own ?? (said.length === 1 ? hour : undefined)
    // the end of the day is the whole day
    if (ora && ora !== '24:00') found[which] = ora
  }
  return found
}

function hoursFor(which: 'apertura' | 'chiusura', campi: WindowFields, { giorni, ore, frasi }: NoteRoles): string[] {
  const day = campi[which]?.giorno
  if (!day) return []
  const tied = giorni.flatMap((one) =>
    one.ora && (saysEnd(which, one, campi) || opensOnly(which, one, frasi)) && isOn(one, day, giorni, campi)
      ? [one.ora]
      : [],
  )
  const loose = ore.flatMap((hour) => (hour.di === which ? [hour.ora] : []))
  return [...new Set([...tied, ...loose])]
}

/** On a click day an hour without words is its beginning. */
const opensOnly = (which: 'apertura' | 'chiusura', { ruolo }: DayMention, frasi: NoteRoles['frasi']): boolean =>
  which === 'apertura' && ruolo === 'altro' && frasi.some(({ testo }) => CLICK_DAY.test(testo))

/** Whether a day is said to be this end: a new closing too, and, where the ends differ, a day without words. */
function saysEnd(which: 'apertura' | 'chiusura', { ruolo }: DayMention, { apertura, chiusura }: WindowFields): boolean {
  if (ruolo === which || (ruolo === 'proroga' && which === 'chiusura')) return true
  return ruolo === 'altro' && apertura?.giorno !== chiusura?.giorno
}

/** A closing with an impossible month counts too, behind the right opening: its hours hold, and the day is asked. */
function isOn(one: DayMention, day: string, giorni: readonly DayMention[], { apertura }: WindowFields): boolean {
  if (one.giorno === day) return true
  const before = giorni[giorni.indexOf(one) - 1]
  const slip = one.giorno.slice(0, 4) === day.slice(0, 4) && one.giorno.slice(8) === day.slice(8)
  return Boolean(
    slip &&
    apertura &&
    one.giorno < apertura.giorno &&
    before?.ruolo === 'apertura' &&
    before.giorno === apertura.giorno,
  )
}
