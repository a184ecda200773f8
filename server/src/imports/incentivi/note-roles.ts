import { type Moment, mentionsIn, type LooseHour, type Mention } from './mentions.ts'
import type { CatalogueRecord } from './record.ts'

export interface WindowFields {
  apertura: Moment | null
  chiusura: Moment | null
}

export interface NoteReading {
  nota: NoteRoles
  descrizione: NoteRoles
  campi: WindowFields
  note: string
  record: CatalogueRecord
}

/** `superata`: once the closing; `precompilazione`: before the opening; `spesa`: of projects or their costs. */
type DayRole = Topic | 'apertura' | 'superata' | 'atto' | 'pausa' | 'sospesa' | 'altro'
/** What the words around a day are about. */
type Topic = 'chiusura' | 'proroga' | 'riapertura' | 'precompilazione' | 'spesa' | 'norma'
export interface DayMention extends Mention {
  ruolo: DayRole
  frase: number
  inizio: boolean
}
export interface NoteRoles {
  giorni: DayMention[]
  ore: LooseHour[]
  frasi: { testo: string; da: number; al: number }[]
}

const ABBREVIATED = /(?:^|[\s(])(?:n|nr|art|artt|d|dd|gg|ss|prot|reg|lett|co|c|p|s|d\.d|d\.m|dr|dir|sig|ecc|es|cfr|h)$/i

/** A point after an abbreviation or inside a number ends no sentence. */
function sentences(text: string): NoteRoles['frasi'] {
  const found: NoteRoles['frasi'] = []
  let from = 0
  for (const end of text.matchAll(/[.;!?…](?=\s|$)|\n/g)) {
    if (end[0] === '.' && ABBREVIATED.test(text.slice(from, end.index))) continue
    found.push({ testo: text.slice(from, end.index), da: from, al: end.index })
    from = end.index + 1
  }
  found.push({ testo: text.slice(from), da: from, al: text.length })
  return found.filter(({ testo }) => testo.trim() !== '')
}

const TOPICS: [Topic, RegExp][] = [
  [
    'precompilazione',
    /pre-?compil\w*|compilazion\w*\b(?!\s+e[d]?\s+(?:l[’']\s*|la\s+|di\s+)?(?:invi|trasm|presenta))|compila(?:re|t\w*)\b(?![\s,]+(?:\w+[\s,]+){0,2}(?:ed?\s+)(?:invi|trasm|presenta))|fac-?simile|modulistica|caricament\w*|predisposizion\w* dell[ae] domand\w*|registrazion\w*|registrarsi|accredit\w*/gi,
  ],
  ['riapertura', /riapert\w*|riapr\w*/gi],
  ['proroga', /prorog\w*|differi\w*|posticip\w*|slitta\w*|spostat\w*|rinvi(?:at|o)\w*|estes[oaie]\b/gi],
  [
    'spesa',
    /\bspes[ae]\b|\bcost[io]\b|sosten\w*|fattur\w*|pagament\w*|pagat[aei]\b|quietanz\w*|rendicont\w*|conclus\w*|conclud\w*|ultimat\w*|realizz\w*|\bavviat\w*|\bsvol\w*|\bassun\w*|costituit\w*|trimestre|semestre|eleggibil\w*|\berog\w*|graduatori\w*|\besit[io]\b|istruttori\w*|requisit\w*|possess\w*|resident\w*|iscritt\w*|registro|\blavori\b|investiment\w*|effettuat\w*|(?<!presentazione\s+(?:di|degli)\s+)\bintervent\w*|quesit\w*|chiariment\w*|\bfaq\b|(?<!(?:scadenza|termine|chiusura)\s+)aggiornat\w*|aggiornament\w*|webinar|incontr\w*|manutenzion\w*|manifestazioni\b(?!\s+di\s+interesse)|\beventi?\b|\bfier[ae]\b|durat\w*|popolazion\w*|viaggi\w*/gi,
  ],
  ['norma', /\bvalid(?:o|a|i|ità)(?![\p{L}])|\bvigen\w*|\bregime\b|\bregolamento\b|\bin vigore\b/giu],
  [
    'chiusura',
    /domand\w*|istanz\w*|candidatur\w*|iscri(?!tt)\w*|presentazion\w*|sportell\w*|\bbando\b|\bavviso\b|apertur\w*|\bapr\w+|chiu\w*|scad\w*|\btermin[ei]\b|adesion\w*|propost\w*/gi,
  ],
]

const ACT =
  /(?:decret\w*|determin\w*|deliber\w*|d\.?\s?d\.?|d\.?\s?m\.?|d\.?g\.?r\.?|regolament\w*|legge|l\.r\.|ordinanz\w*|circolar\w*|provvediment\w*|nota|comunicat\w*|avviso|pubblic\w*|gazzett\w*|\bb\.?u\.?r\.?\w*|approvat\w*|n\.?\s?[\d/]+|rep\.?|prot\.?)[^.;]{0,60}?(?:\bdel(?:l[’'])?|in data|\bil|\bdi|,|\bgiorno)\s*$/i
const OPENS =
  /\bdal(?:le|l[’'])?(?=[\s\d]|$)|a partire|decor\w+|apertur\w*|(?<!ri)\bapr\w+|\bapert[oaie]\b|\binizi(?!almente)\w*|\bavvio\b/gi
const CLOSES = /\ball?(?:e|[’'])?(?=[\s\d]|$)|\bfino\b|\bsino\b|\bentro\b|\boltre\b|chiu\w*|scad\w*|\btermin[ei]\b/gi
const MOVED =
  /^[^.;]{0,30}?(?:è|sono|era|viene|stat[ao])\s+(?:stat[aoie]\s+)?(?:prorog|differi|posticip|rinviat|spostat)/i
const FORMER = /inizial\w*|vecchi[aoe]?\b|originari\w*|precedent\w*|già\s+(?:fissat|previst)\w*|inizialmente/i

const TO = /^\s*(?:e\s+)?(?:fino\s+|sino\s+)?al(?:l[’'])?(?:\s+giorno)?\s*$/i
const MAY_COME =
  /\briserv\w*|\bfacoltà\b|\bqualora\b|\beventual\w*|\bpotr\p{L}+\s+(?:essere\s+)?(?:prorog|riap|chiud|chius|differ|posticip)|\bpotrebbe/iu
/** No opening; with an end, `chiuso dal 10 al 20 agosto`, a pause. */
const SHUT_FROM =
  /(?:\bchius[oaie]\b|\bchiusur[ae]\b|non\s+(?:è|sarà)\s+più\s+possibil\w*)(?![^.;]*\b(?:apert|apr|riap))[^.;]*$/i
/** `sospeso dal 5 maggio`: until when is not known. */
const SUSPENDED = /\bsospes[oaie]\b[^.;]*$|\bsospension[ei]\b[^.;]*$/i
const PROVISO = /\b(?:salv[oa]|fatt[ae]\s+salv[ae]|fermo\s+restando)\b[^.;]*/gi

/** Letters read on each side of a day, so that a text without a point costs no more than its length. */
const NEAR = 800

export function rolesInNote(text: string): NoteRoles {
  const { giorni, ore } = mentionsIn(text)
  const frasi = sentences(text)
  const detti: DayMention[] = []
  for (const [i, giorno] of giorni.entries()) {
    const frase = frasi.findIndex(({ da, al }) => giorno.da >= da && giorno.da <= al)
    const last = detti.at(-1)?.frase === frase ? detti.at(-1) : undefined
    const start = last?.al ?? frasi[frase]?.da ?? 0
    const end = Math.min(giorni[i + 1]?.da ?? text.length, frasi[frase]?.al ?? text.length)
    const [from, to] = [frasi[frase]?.da ?? 0, frasi[frase]?.al ?? 0]
    const around = [Math.max(from, giorno.da - NEAR), Math.min(to, giorno.al + NEAR)] as const
    const words = {
      before: `${text.slice(Math.max(start, giorno.da - NEAR), giorno.da)}${giorno.verso ? ` ${giorno.verso} ` : ''}`,
      after: text.slice(giorno.al, Math.min(end, giorno.al + NEAR)),
      sentence: text.slice(...around).replace(PROVISO, ' '),
      first: text.slice(around[0], giorno.da),
    }
    detti.push({ ...giorno, frase, ...roleOf(words, last) })
  }
  return { giorni: detti, ore, frasi }
}

interface Words {
  before: string
  after: string
  sentence: string
  first: string
}

const MOVES =
  /apertur\w*|\bavvio\b|\binizio\b|\bpartenza\b|chiusur\w*|scaden\w*|\btermin[ei]\b(?!\s+(?:di|per\s+l[’'])\s*(?:apertura|avvio))|\bfine\b/i

/** Whether the opening is moved to a day: the nearest words name it first, `l'apertura dei termini`. */
function movesOpening({ before, after, first }: Words): boolean {
  const named = [before, first, after].flatMap((words) => MOVES.exec(words)?.[0] ?? [])
  return /^(?:apertur|avvio|inizio|partenza)/i.test(named[0] ?? '')
}

function roleOf(words: Words, last: DayMention | undefined): Pick<DayMention, 'ruolo' | 'inizio'> {
  const { before, after } = words
  const from = lastIndex(before, OPENS)
  const to = lastIndex(before, CLOSES)
  const inizio = from >= 0 && from > to
  if (ACT.test(before.replace(/\s(?:dalle|alle|ore)[^.;]*$/i, ''))) return { ruolo: 'atto', inizio }
  // a possible day is none of the window
  if (MAY_COME.test(before)) return { ruolo: 'altro', inizio }
  if (SUSPENDED.test(before) || (last?.ruolo === 'sospesa' && TO.test(before))) return { ruolo: 'sospesa', inizio }
  if (inizio && SHUT_FROM.test(before)) return { ruolo: TO.test(after) ? 'pausa' : 'chiusura', inizio }
  if (last?.ruolo === 'pausa' && TO.test(before)) return { ruolo: 'pausa', inizio }
  const topic = topicOf(before) ?? inherited(last, words)
  const isFrom = /\b(?:del|dal|da)(?:l[’'])?\s*$/i.test(before.trimEnd()) && !/\ba(?:l|ll[’'])\b/i.test(before)
  if (topic === 'proroga' && isFrom) return { ruolo: 'superata', inizio }
  // `slitta dal 1 al 15 marzo`
  const moves = topic === 'proroga' ? !inizio : last?.ruolo === 'superata' && TO.test(before)
  if (moves) return { ruolo: movesOpening(words) ? 'apertura' : 'proroga', inizio: false }
  if (topic === 'proroga') return { ruolo: 'superata', inizio }
  if (topic !== 'chiusura') return { ruolo: topic, inizio }
  if (MOVED.test(after) || (FORMER.test(before) && !inizio)) return { ruolo: 'superata', inizio }
  if (from >= 0 || to >= 0) return { ruolo: inizio ? 'apertura' : 'chiusura', inizio }
  if (last && /^[\s)]*(?:[-–—/]|e)[\s(]*$/.test(before) && ['apertura', 'altro'].includes(last.ruolo)) {
    last.ruolo = 'apertura'
    return { ruolo: 'chiusura', inizio }
  }
  return { ruolo: 'altro', inizio }
}

/** Of applications only where the clause names nothing else: a report of costs is sent too. */
const SENT = /presenta\w*|invi(?:at|are|o)\w*|trasm\w*|piattaform\w*|richiest\w*/gi

/** Matters of applications count beside their plain words in the same clause. */
const OF_APPLICATIONS = ['proroga', 'riapertura', 'precompilazione']

/** The object of an application is no matter of its own: `domande per gli interventi entro il`. */
const OF_WHAT = /\blavori\b|investiment\w*|\bintervent\w*|effettuat\w*|iscritt\w*/gi
const APPLIES = /\b(?:domand|istanz|candidatur|presentazion)\w*[^.;]*$/i

function topicOf(text: string): Topic | undefined {
  const before = APPLIES.test(text) ? text.replace(OF_WHAT, (word) => ' '.repeat(word.length)) : text
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(':'), 0))
  const found = TOPICS.map(([ruolo, words]) => ({ ruolo, at: lastIndex(before, words) })).filter(({ at }) => at >= 0)
  const nearest = found.sort((a, b) => b.at - a.at)[0]?.ruolo ?? (lastIndex(before, SENT) >= 0 ? 'chiusura' : undefined)
  if (nearest !== 'chiusura') return nearest
  const beside = found.find(({ ruolo, at }) => OF_APPLICATIONS.includes(ruolo) && at >= before.length - clause.length)
  return beside?.ruolo ?? nearest
}

/** A day without a matter of its own has that of the day before, else that of the sentence. */
function inherited(last: DayMention | undefined, { before, after, sentence }: Words): DayRole {
  const goesOn = last && !/[):;]/.test(before)
  if (goesOn && ['spesa', 'norma', 'precompilazione', 'riapertura'].includes(last.ruolo)) return last.ruolo
  const own = topicOf(sentence)
  if (!last && own !== undefined && own !== 'chiusura' && lastIndex(sentence, TOPICS.at(-1)![1]) < 0) return own
  const next = topicOf(after)
  return next === 'precompilazione' ? next : 'chiusura'
}

const lastIndex = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1
