import { addDays, dayInRome } from '../text/formats.ts'
import { quoted, unread, type Reading } from './read-number.ts'
import { cellText, plainDashes, saysNothing } from '../text/tidy-text.ts'

export interface DayOptions {
  /** The day of reading, for years of two digits; today in Rome by default. */
  today?: string | undefined
  /** The cell is in a column of Excel days: `43529` is a day (1900 system). */
  excel?: boolean | undefined
  /** `oggi` and `+7` are days: for a field in which people type. */
  relative?: boolean | undefined
}

/**
 * `5/3/19`, `05.03.2019`, `050319`, `2019-03-05T00:00:00`, `1° marzo 2019`, `lunedì 5 mar 2019`, `5-mar-19`. The day precedes the month; a year
 * of two digits is at most ten years from now. An instant with a zone is the day of Rome; American order (`AM`, `PM`) is refused.
 */
export function readDay(text: string, options: DayOptions = {}): Reading<string> {
  if (saysNothing(text)) return { valore: null }
  const { today = dayInRome(), excel = false, relative = false } = options
  const bare = withoutWords(plainDashes(cellText(text)).toLowerCase())
  // what databases write for no day
  if (EMPTY.test(bare)) return { valore: null }
  if (relative && bare === 'oggi') return { valore: today }
  if (relative && /^[+-]\d{1,4}$/.test(bare)) return { valore: addDays(today, Number(bare)) }
  if (/\d ?[ap]\.?m\b/.test(bare)) return unread(texts.american(text))
  const zoned = instantOf(bare)
  if (zoned) return { valore: zoned }
  const [day, hour = ''] = splitHour(bare)
  if (hour !== '' && !HOUR.test(hour)) return unread(texts.none(text))
  if (/^\d{5}([.,]\d+)?$/.test(day)) return excel ? excelDay(day) : unread(texts.serial(text))
  const parts = withWeekday(day) ?? inOrder(day) ?? compact(day) ?? inWords(day)
  if (typeof parts === 'object' && parts) return dayOf(parts, today)
  return unread(isHalf(day) ? texts.half(text) : texts.none(text))
}

const EMPTY = /^(?:0{1,2}([/.-])0{1,2}\1(?:0000|00)|0000[/.-]00[/.-]00|0?1\/0?1\/0001|0001-01-01)(?:[ t]0?0[:.]00.*)?$/

/** Words around a day that add nothing: `dal 05/03/2019`, `costituita il …`, `05/03/2019 (iscrizione)`. */
const withoutWords = (text: string): string =>
  text
    .replace(/\s*\([^\d()]*\)$/, '')
    // a day of XML has a zone and no hour
    .replace(/^(\d{4}-\d\d-\d\d)(?:z|[+-]\d\d:\d\d)$/, '$1')
    .replace(/(?<=\d)\.$/, '')
    .replace(/^(?:(?:costituit[ao]|iscritt[ao]|cessat[ao]|atto) )?(?:il|dal|del|in data) (?=\d)/, '')
    .replace(/(?<=\d)\\(?=\d)/g, '/')
    .replace(/^(\d{1,2})[°º^](?=[/.-]\d)/, '$1')

interface Parts {
  year: string
  month: string
  day: string
  /** Three letters of the day of the week, where the text names it. */
  weekday?: string | undefined
}

const HOUR = /^(?:[01]?\d|2[0-3])[:.][0-5]\d(?:[:.][0-5]\d(?:[.,]\d+)?)?$/

function splitHour(text: string): [day: string, hour?: string] {
  const [, day, hour] = /^(.*?\d{2,4})(?:,? (?:- )?(?:alle |ore |h )*|t)(\d{1,2}[:.]\d\d.*)$/.exec(text) ?? []
  return day === undefined ? [text] : [day, hour!.trim()]
}

/** The day in Rome of `2019-03-04T23:00:00Z`; `null` for a text without hour or zone. */
function instantOf(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\dt\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)$/.test(text)) return null
  const at = new Date(text.toUpperCase())
  return Number.isNaN(at.getTime()) ? null : dayInRome(at)
}

function inOrder(text: string): Parts | null {
  const iso = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/.exec(text)
  if (iso) return { year: iso[1]!, month: iso[3]!, day: iso[4]! }
  const italian = /^(\d{1,2}) ?([/.\- ]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})$/.exec(text)
  return italian && { year: italian[4]!, month: italian[3]!, day: italian[1]! }
}

/** `050319`, `05032019`; `20190305` begins with a year, which never reads as a day of these centuries too. */
function compact(text: string): Parts | null {
  const [, year, month, day] = /^((?:18|19|20|21)\d\d)(0[1-9]|1[0-2])([0-3]\d)$/.exec(text) ?? []
  if (year) return { year, month: month!, day: day! }
  const [, first, second, third] = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ?? []
  return first ? { day: first, month: second!, year: third! } : null
}

const MONTHS = 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' ')
const ENGLISH: Readonly<Record<string, string>> = {
  jan: 'gen',
  may: 'mag',
  jun: 'giu',
  jul: 'lug',
  aug: 'ago',
  sep: 'set',
  oct: 'ott',
  dec: 'dic',
}
const NAMES =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|january|february|march|april|may|june|july|august|september|october|november|december|sett|sept'
const MONTH = `${NAMES}|${MONTHS.join('|')}|${Object.keys(ENGLISH).join('|')}`
const WEEKDAYS = ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab']
const WEEKDAY = 'domenica|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|dom|lun|mar|mer|gio|ven|sab'
const WORDS = new RegExp(
  `^(?:(${WEEKDAY})'?\\.?,? )?(?:il |in data |dal |del |al )?(?:(\\d{1,2}) ?(?:[°ºª^]|st|nd|rd|th)?|(primo))[ \\-/.]?(?:di )?(${MONTH})\\.?[ \\-/.,]{0,2}(?:del )?'?(\\d{4}|\\d{2})$`,
)
/** `lun 04/03/2019`. */
function withWeekday(text: string): Parts | null {
  const [, weekday, day = ''] = NAMED_DAY.exec(text) ?? []
  const parts = weekday === undefined ? null : inOrder(day)
  return parts && { ...parts, weekday: weekday!.slice(0, 3) }
}

const NAMED_DAY = new RegExp(`^(${WEEKDAY})'?\\.?,? (\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4})$`)
const ENGLISH_ORDER = new RegExp(`^(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`)

function inWords(text: string): Parts | null {
  const [, weekday, number, , month, year] = WORDS.exec(text) ?? []
  if (month) return { day: number ?? '1', month: monthNumber(month), year: year!, weekday: weekday?.slice(0, 3) }
  const [, name, day, full] = ENGLISH_ORDER.exec(text) ?? []
  return name ? { day: day!, month: monthNumber(name), year: full! } : null
}

function monthNumber(name: string): string {
  const key = name.slice(0, 3)
  return String(MONTHS.indexOf(ENGLISH[key] ?? key) + 1)
}

function dayOf({ year, month, day, weekday }: Parts, today: string): Reading<string> {
  const full = fullYear(year, today)
  const shown = `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${full}`
  if (Number(full) < 1800 || Number(full) > 2999) return unread(texts.year(full))
  const valore = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${valore}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === valore
  if (!exists) return unread(Number(month) > 12 && Number(day) <= 12 ? texts.order(shown) : texts.impossible(shown))
  const named = WEEKDAYS[date.getUTCDay()]
  return weekday === undefined || weekday === named ? { valore } : unread(texts.weekday(shown))
}

function fullYear(year: string, today: string): string {
  if (year.length === 4) return year
  const near = Number(`${today.slice(0, 2)}${year}`)
  return String(near > Number(today.slice(0, 4)) + 10 ? near - 100 : near)
}

/** Excel counts days from 1900 and believes in a 29 February of that year; before it the count is not what people meant. */
function excelDay(serial: string): Reading<string> {
  return { valore: addDays('1899-12-30', Math.floor(Number(serial.replace(',', '.')))) }
}

const isHalf = (text: string): boolean =>
  new RegExp(`^(?:(?:${MONTH})\\.?[ \\-/]?|\\d{1,2}[ \\-/.])?\\d{4}$`).test(text) ||
  new RegExp(`^\\d{1,2}[ \\-/.]?(?:${MONTH}|\\d{1,2})$`).test(text)

const texts = {
  none: (text: string) => `Non leggo una data in ${quoted(text)}: scrivila come gg/mm/aaaa.`,
  half: (text: string) => `${quoted(text)} non è una data intera: scrivi giorno, mese e anno.`,
  serial: (text: string) => `${quoted(text)} sembra un giorno contato da Excel: scrivilo come gg/mm/aaaa.`,
  american: (text: string) =>
    `${quoted(text)} sembra scritta all’americana, mese e poi giorno: scrivila come gg/mm/aaaa.`,
  impossible: (day: string) => `Il giorno ${day} non esiste: ricontrolla giorno e mese.`,
  order: (day: string) => `Il giorno ${day} non esiste: forse il mese sta davanti. Scrivilo come gg/mm/aaaa.`,
  weekday: (day: string) => `Il ${day} è un altro giorno della settimana: ricontrolla la data.`,
  year: (year: string) => `L’anno ${year} non può essere: ricontrolla la data.`,
}
