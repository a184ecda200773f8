import { momentInRome, readDay } from '@bandiera/domain'

export interface Mention {
  /** `--09-08` without a year. */
  giorno: string
  /** `HH:MM`; `24:00` is the end of the day. */
  ora?: string
  /** Words before an hour that precedes its day: `dalle ore`. */
  verso?: string
  da: number
  al: number
  testo: string
}
export interface LooseHour {
  ora: string
  da: number
  al: number
  testo: string
  /** Where the words tie it to one end of the window. */
  di?: 'apertura' | 'chiusura'
}

const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)
const MONTH = `(${MONTHS.join('|')}|${MONTHS.map((month) => month.slice(0, 3)).join('|')})`
const DAY = String.raw`(?<!\d|\d[.,/])(\d{1,2}|primo)\s?(?:[°º^]|mo\b)?`
const YEAR = String.raw`(?:\s+(?:del(?:l[’']anno)?\s+)?(\d{4})\b|\s*[’'](\d{2})\b)?`
const LONG = new RegExp(String.raw`${DAY}\s+${MONTH}\b\.?${YEAR}`, 'gi')
const SHORT = /(?<![\d./]|(?<!(?<!\d)\d{4})-)(\d{1,2})\s?([/.-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/]|\.\d)/g
const ISO = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/g
/** `dal 2 al 31 marzo 2027`: the month of the first day follows the second. */
const SHARED = new RegExp(
  String.raw`\bdal?\s+(\d{1,2})(?=\s+(?:al|e fino al|fino al|sino al)\s+\d{1,2}\s+${MONTH}\b\.?${YEAR})`,
  'gi',
)

interface Found {
  mese: number
  giorno: number
  anno?: number
  da: number
  al: number
}

/** Days of a text in order; one without a year takes that of the next day in its sentence. */
function daysIn(text: string): Found[] {
  const year = (long: string | undefined, short?: string) =>
    (long ?? short) ? { anno: Number(long ?? short) < 100 ? 2000 + Number(long ?? short) : Number(long ?? short) } : {}
  const monthOf = (name: string) => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) + 1
  const numberOf = (day: string) => (/primo/i.test(day) ? 1 : Number(day))
  const place = (match: RegExpMatchArray, length = match[0].length) => ({ da: match.index!, al: match.index! + length })
  const found: Found[] = [
    ...[...text.matchAll(LONG)].map((m) => ({
      giorno: numberOf(m[1]!),
      mese: monthOf(m[2]!),
      ...year(m[3], m[4]),
      ...place(m, m[0].trimEnd().length),
    })),
    ...[...text.matchAll(SHORT)].map((m) => ({ giorno: Number(m[1]), mese: Number(m[3]), ...year(m[4]), ...place(m) })),
    ...[...text.matchAll(ISO)].map((m) => ({ giorno: Number(m[3]), mese: Number(m[2]), ...year(m[1]), ...place(m) })),
    ...[...text.matchAll(SHARED)].map((m) => {
      const al = m.index + m[0].length
      return { giorno: Number(m[1]), mese: monthOf(m[2]!), ...year(m[3], m[4]), da: al - m[1]!.length, al }
    }),
  ]
  const sorted = found.sort((a, b) => a.da - b.da)
  for (const [i, one] of sorted.entries()) {
    const next = sorted[i + 1]
    const near = next && /^[^.;\n]{0,60}$/.test(text.slice(one.al, next.da))
    if (one.anno === undefined && next?.anno !== undefined && near) one.anno = next.anno
  }
  return sorted
}

const HOUR =
  /\b(?:((?:a\s+partire\s+|a\s+decorrere\s+)?dalle(?:\s+ore)?|(?:fino\s+|sino\s+)?alle(?:\s+ore)?|entro\s+(?:e\s+non\s+oltre\s+)?le(?:\s+ore)?|non\s+oltre\s+le(?:\s+ore)?|(?:le\s+)?ore|orario|h\.?)\s*)(?:(\d{1,2})(?:\s?[:.,h]\s?(\d{2}))?(?:[:.,]\d{2})?(?![\d/])|(mezzogiorno|mezzanotte)\b)|\b(?:entro\s+)?(?:il|la|a)?\s*(?<!\()(mezzogiorno|mezzanotte)\b|(?<=\d{4}\s)(\d{1,2})\.(\d{2})(?![\d./])|(?<![\d.,:/])(\d{1,2})[:h](\d{2})(?::\d{2})?(?!\d)/gi

const NAMED =
  'una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro'.split(
    ' ',
  )
const IN_LETTERS = new RegExp(
  String.raw`\b((?:(?:a\s+partire\s+|a\s+decorrere\s+)?dalle\s+|(?:fino\s+|sino\s+)?alle\s+|entro\s+(?:e\s+non\s+oltre\s+)?le\s+|(?:non\s+)?oltre\s+le\s+)?ore\s+)(${NAMED.join('|')})(?![\p{L}])`,
  'giu',
)

type SaidHour = LooseHour & { verso: string }

function hoursIn(text: string): SaidHour[] {
  const hour = (m: RegExpExecArray, hours: number, minutes = 0): SaidHour[] => {
    if (hours > 24 || minutes > 59 || (hours === 24 && minutes > 0)) return []
    const verso = (m[1] ?? '').trim().toLowerCase()
    return [{ ora: `${two(hours)}:${two(minutes)}`, verso, da: m.index, al: m.index + m[0].length, testo: m[0] }]
  }
  const named = [...text.matchAll(IN_LETTERS)].flatMap((m) => hour(m, NAMED.indexOf(m[2]!.toLowerCase()) + 1))
  const inFigures = [...text.matchAll(HOUR)].flatMap((m) => {
    const word = /mezzogiorno/i.test(m[4] ?? m[5] ?? '') ? 12 : 24
    return hour(m, Number(m[2] ?? m[6] ?? m[8] ?? word), Number(m[3] ?? m[7] ?? m[9] ?? 0))
  })
  return [...named, ...inFigures].sort((a, b) => a.da - b.da)
}

const WEEKDAY = '(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)'
/** Between an hour and its day: `ore 12.00 del giorno 5 maggio`. */
const OF = new RegExp(
  String.raw`^[\s(]*(?:,|\(\p{L}+\)|\(|ora\s+italiana|\)|di|del(?:l[’'])?|giorno|g(?:g)?\.|dì|il|${WEEKDAY}|\s)*$`,
  'iu',
)
/** Between a day and its hour: `5 maggio 2026, alle ore 12`. */
const AT = /^\s*[,;]?\s*[(–-]?\s*(?:e\s+)?(?:con\s+inizio\s+|fino\s+|sino\s+|entro\s+)?$/i
const OF_CLOSING =
  /^\s*(?:del(?:l[’'])?\s*|di\s+)(?:(?:ultimo\s+)?giorno\s+(?:utile|di\s+(?:scadenza|chiusura))|data\s+di\s+(?:scadenza|chiusura)|(?:stesso\s+)?giorno\s+di\s+scadenza)/i
const OF_OPENING = /^\s*(?:del(?:l[’'])?\s*)(?:giorno|data)\s+di\s+(?:apertura|avvio)/i

/** Days and hours of a text; an hour belongs only to a day that the words tie it to. */
export function mentionsIn(text: string): { giorni: Mention[]; ore: LooseHour[] } {
  // hours that belong to no day so far
  const free = hoursIn(text)
  const giorni = daysIn(text).flatMap((day): Mention[] => {
    const giorno =
      day.anno === undefined ? `--${two(day.mese)}-${two(day.giorno)}` : dayOf(day.anno, day.mese, day.giorno)
    if (giorno === null || day.mese < 1 || day.mese > 12 || day.giorno > 31) return []
    const before = free.findLast(({ al }) => al <= day.da && OF.test(text.slice(al, day.da)))
    const isBehind = ({ da }: SaidHour) => da >= day.al && AT.test(text.slice(day.al, da))
    const hour = before ?? free.find((each) => isBehind(each) && !isOfNext(text, each))
    if (hour) free.splice(free.indexOf(hour), 1)
    const [da, al] = [Math.min(day.da, hour?.da ?? day.da), Math.max(day.al, hour?.al ?? day.al)]
    const said = { ...(hour && { ora: hour.ora }), ...(before && { verso: before.verso }) }
    return [{ giorno, ...said, da, al, testo: text.slice(da, al) }]
  })
  const touch = (from: number, to: number) => /^\s*$/.test(text.slice(from, to))
  for (const one of giorni.slice()) {
    // `dalle ore 10 alle ore 17 del 3 marzo`: both are hours of that day
    const start = free.find(({ verso, al }) => /dalle/.test(verso) && touch(al, one.da))
    if (!start || !one.verso) continue
    free.splice(free.indexOf(start), 1)
    giorni.splice(giorni.indexOf(one), 0, { ...one, ...start })
  }
  for (const one of giorni.slice()) {
    // `3 maggio dalle ore 10 alle ore 12`: from and to of that day
    const until = free.find(({ verso, da }) => /^(?:e\s+)?(?:fino\s+|sino\s+)?alle/.test(verso) && touch(one.al, da))
    if (!until || one.ora === undefined || one.verso !== undefined) continue
    free.splice(free.indexOf(until), 1)
    giorni.splice(giorni.indexOf(one), 1, { ...one, verso: 'dalle ore' }, { ...one, ...until })
  }
  const ore = free.filter((hour) => !giorni.some(({ da, al }) => hour.da >= da && hour.al <= al))
  return {
    giorni,
    ore: ore.map(({ verso, ...hour }) => ({ ...hour, ...ofWhat(text.slice(0, hour.da), text.slice(hour.al), verso) })),
  }
}

const two = (n: number): string => String(n).padStart(2, '0')

/** `il 3 maggio, alle ore 12 del 5 maggio`: the hour is of the day behind it. */
const isOfNext = (text: string, { al }: LooseHour): boolean =>
  daysIn(text).some((day) => day.da >= al && OF.test(text.slice(al, day.da)))

const ENDS =
  /\b(?:chiusura|scadenza|fine|termin[ei](?:\s+(?:ultimo|finale|perentorio|di\s+presentazione|per\s+la\s+presentazione))?)(?:\s+(?:delle\s+)?domande)?\s*[:,-]?\s*$/i
/** `entro le ore 12` of each day, or of another. */
const OF_OTHER = /^\s*(?:di\s+(?:ogni|ciascun|tutti)|dei\s+giorni|del\s+giorno\s+(?:successivo|seguente|precedente))/i

function ofWhat(before: string, after: string, verso: string): Pick<LooseHour, 'di'> {
  if (ENDS.test(before)) return { di: 'chiusura' }
  if (/^(?:entro|non\s+oltre|oltre)/.test(verso) && !OF_OTHER.test(after)) return { di: 'chiusura' }
  if (/\b(?:apertura|avvio|inizio)\s*[:,-]?\s*$/i.test(before)) return { di: 'apertura' }
  if (OF_CLOSING.test(after)) return { di: 'chiusura' }
  return OF_OPENING.test(after) ? { di: 'apertura' } : {}
}

export interface Moment {
  giorno: string
  /** `HH:MM` in Rome; absent at midnight. */
  ora?: string
}

const ISO_MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/
const WITH_HOUR = /^(.*\d)\s*,?\s+(?:(?:alle\s+)?ore\s+)?(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?$/i

/** `T00:00:00` is a day of Rome, any other time UTC; days in other forms have the hour of Rome. */
export function parseDay(text: string): Moment | null {
  const [, day, time = '00:00', zone = 'Z'] = ISO_MOMENT.exec(text) ?? []
  if (!day) return asWritten(text)
  if (!dayOf(...(day.split('-').map(Number) as [number, number, number]))) return null
  if (time === '00:00' && zone === 'Z') return { giorno: day }
  const instant = new Date(`${day}T${time}:00${zone}`)
  if (Number.isNaN(instant.getTime())) return null
  const { oggi, ora } = momentInRome(instant)
  return ora === '00:00' ? { giorno: oggi } : { giorno: oggi, ora }
}

function asWritten(text: string): Moment | null {
  const [, day = text, hour = '0', minute = '00'] = WITH_HOUR.exec(text.trim()) ?? []
  const giorno = readDay(day).valore
  if (!giorno || !dayOf(...(giorno.split('-').map(Number) as [number, number, number]))) return null
  if (Number(hour) > 23 || Number(minute) > 59) return null
  const ora = `${hour.padStart(2, '0')}:${minute}`
  return ora === '00:00' ? { giorno } : { giorno, ora }
}

function dayOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1990 && year < 2100
  return real ? date.toISOString().slice(0, 10) : null
}
