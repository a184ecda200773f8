import { formatDate } from '@bandiera/domain'
import type { Flags } from './flags.ts'
import type { DayMention, NoteRoles, NoteReading } from './note-roles.ts'

const SHUT = String.raw`(?:chius[oaie]|terminat[oaie]|esaurit[oaie]|cessat[oaie])`
const STATED = [
  String.raw`(?<!\p{L})(?:è|sono|era|erano|risulta|risultano|viene|vengono)\s+(?:già\s+|stat[oaie]\s+|anticipatamente\s+|definitivamente\s+|temporaneamente\s+)*${SHUT}\b`,
  String.raw`\b(?:dispost[ao]|dispone|comunica(?:t[ao])?|decretata|determinata|avvenuta|intervenuta|deliberata|decisa)\s*(?:,[^,.;]{0,60},\s*|\s)(?:che\s+)?(?:la\s+|l[’']\s*)?(?:avvenut[ao]\s+|intervenut[ao]\s+)?(?:chiusura|esaurimento)`,
  String.raw`\b(?:sportello|bando|avviso|iscrizioni|termini|domande|misura|piattaforma|presentazione)\s+(?:già\s+|anticipatamente\s+|definitivamente\s+)?chius[oaie]\b`,
  String.raw`\b(?:risorse|fondi|dotazione|plafond|stanziamento)\s+(?:finanziari[ae]\s+|disponibil[ei]\s+)?(?:è\s+|sono\s+)?(?:già\s+|stat[ei]\s+|completamente\s+|interamente\s+)*esaurit[aeio]\b`,
  String.raw`\besaurit[aeio]\s+(?:(?:le|i|la|il|lo|tutt[aei])\s+)+(?:risorse|fondi|dotazione|plafond|stanziamento|budget)`,
  String.raw`\b(?:sportello|bando|avviso|misura)\s+(?:ha|hanno)\s+(?:già\s+|anticipatamente\s+)?chius[oi]\b`,
  String.raw`\bsi\s+è\s+(?:chius[oa]|conclus[oa])\b`,
  String.raw`\bchiusura\s+anticipata\s+(?:(?:del|dello|della|dell[’'])\s*\w+\s+)?(?:disposta|avvenuta|in\s+data|dal|dall[’']|dalle|al|all[’']|alle|il|a\s+partire|a\s+decorrere)(?![\p{L}])`,
  String.raw`\b(?:bando|sportello|avviso)\s+(?:chiuso|scaduto|concluso|revocato|ritirato|annullato)\b`,
  String.raw`\b(?:bando|sportello|avviso|misura)\s+(?:è\s+)?(?:stat[oa]\s+)?(?:revocat|ritirat|annullat)[oa]\b`,
  String.raw`\bchiusura\s+anticipata\s*:`,
  String.raw`\bnon\s+(?:è|sarà)\s+più\s+possibile\s+(?:presentare|inviare|trasmettere)`,
  String.raw`^\s*(?:decreto|determina\w*|delibera\w*|provvedimento)[^.;]{0,80}[-–:]\s*chiusura\s+(?:(?:anticipata\s+)?(?:dello\s+sportello|dei\s+termini|del\s+bando)|sportello|termini|bando)`,
  String.raw`^\s*chius[oaie]\s+(?:dal|il|in\s+data|alle|anticipatamente|per\s+esaurimento)(?![\p{L}])`,
].map((source) => new RegExp(source, 'iu'))
/** Suspended applications, not payments, rates or other matters. */
const SUSPENDED =
  /^\s*(?:(?:bando|sportello|avviso|domande|termini|misura)\s+)?sospes[oaie]\b|\b(?:bando|sportello|avviso|misura|domand\w+|istanz\w+|presentazione|termini|iscrizioni|candidature|piattaforma|procedura|procedimento)\b[^.;]*\bsospes[oaie]\b|\bsospes[oaie]\b[^.;]*\b(?:bando|sportello|avviso|misura|domand\w+|istanz\w+|presentazione|termini|iscrizioni|candidature|piattaforma|procedura|procedimento)\b|\bsospensione\s+(?:temporanea\s+)?(?:del|dello|della|dei|delle|dell[’'])\s*(?:la\s+)?(?:bando|sportello|avviso|misura|domande|istanze|presentazione|termini|iscrizioni|candidature|piattaforma|procedura|procedimento)/i
const PROVISO =
  /\b(?:salv[oa]|qualora|in\s+caso|nel\s+caso|nell[’']ipotesi|se|eventual\w*|potr\p{L}+|può|possono|riserva\w*|quando|una\s+volta|fin\s+quando|finch[éeè]|fino\s+a\s+(?:quando|che)|non\s+appena|dopo\s+che|laddove|ove|previst[ao]|sar[àa](?:nno)?|verr[àa](?:nno)?)(?![\p{L}])[^.;]*$/iu

/** Proposes a stated closing with the day of the words, else that of the act. Returns the days that belong to it. */
export function askAboutStatedClosing(reading: NoteReading, flags: Flags): ReadonlySet<DayMention> {
  const { nota } = reading
  const used = new Set<DayMention>()
  for (const [frase, sentence] of nota.frasi.entries()) {
    const match = STATED.map((pattern) => pattern.exec(sentence.testo)).find((found) => found !== null)
    if (!match || PROVISO.test(sentence.testo.slice(0, match.index))) continue
    // of an office, or before a reopening
    if (/\buffic[io]\b/i.test(sentence.testo) || isReopened(nota.frasi.slice(frase))) continue
    const own = nota.giorni.filter(
      (one) =>
        one.frase === frase &&
        !['spesa', 'precompilazione', 'norma', 'superata', 'pausa', 'sospesa'].includes(one.ruolo),
    )
    const day = closingDay(own, sentence.da + match.index + match[0].length)
    if (day) own.forEach((one) => used.add(one))
    ask({ day, sentence: sentence.testo.trim() }, reading, flags)
  }
  return used
}

const isReopened = (frasi: NoteRoles['frasi']): boolean =>
  frasi.some(({ testo }) => {
    const at = testo.search(/\briapert[oaie]\b/i)
    return at >= 0 && !PROVISO.test(testo.slice(0, at))
  })

/** The day behind the statement, else the one in front of it, else that of an act. */
function closingDay(own: readonly DayMention[], at: number): DayMention | null {
  const others = own.filter(({ ruolo }) => ruolo !== 'atto')
  const pool = others.length > 0 ? others : own
  const behind = pool.filter(({ da }) => da >= at - 1)
  const [first, ...more] = behind.length > 0 ? behind : pool.slice(-1)
  return first && more.every(({ giorno }) => giorno === first.giorno) ? first : (first ?? null)
}

/** The note does not say whether and when applications go on. Returns the days of the suspension. */
export function askAboutSuspension({ nota, campi }: NoteReading, flags: Flags): ReadonlySet<DayMention> {
  const used = new Set<DayMention>()
  for (const [frase, { testo }] of nota.frasi.entries()) {
    const at = testo.search(SUSPENDED)
    if (at < 0 || PROVISO.test(testo.slice(0, testo.search(/sospes|sospension/i)))) continue
    const own = nota.giorni.filter((one) => one.frase === frase && one.ruolo !== 'spesa')
    const days = own.filter(({ ruolo }) => ruolo === 'sospesa')
    const reopened = isReopened(nota.frasi.slice(frase))
    for (const one of reopened ? days : own) used.add(one)
    const [from, until] = days.map(({ giorno }) => giorno)
    if (reopened || (from && campi.chiusura && from > campi.chiusura.giorno)) continue
    const when = `${from ? ` dal ${formatDate(from)}` : ''}${until ? ` al ${formatDate(until)}` : ''}`
    flags.ask('suspended', { words: [when], valore: testo.trim() })
  }
  return used
}

type Stated = { day: DayMention | null; sentence: string }

function ask({ day, sentence }: Stated, { campi, record, nota }: NoteReading, flags: Flags): void {
  const { apertura, chiusura } = campi
  const [from, to] = [apertura?.giorno ?? '', chiusura?.giorno]
  if (!day) {
    const ended = to !== undefined && to <= record.Data_ultimo_aggiornamento.slice(0, 10)
    const deadline = nota.giorni.some(({ ruolo, giorno }) => ruolo === 'chiusura' && giorno !== to)
    // the announced closing had passed, or the note gives its day
    if (ended || deadline) return
    flags.ask('early-closing-stated/undated', { valore: sentence })
    return
  }
  const { giorno, inizio } = day
  const sameAsField = giorno === to && !inizio && giorno !== from
  if (sameAsField || (to !== undefined && giorno > to)) return
  const fits = giorno >= from
  const beside = fits ? (giorno === from ? ', il giorno in cui apre' : '') : ', prima dell’apertura: controlla le date'
  const when = `${formatDate(giorno)}${beside}`
  flags.ask('early-closing-stated', {
    words: [when],
    valore: day.testo,
    proposta: fits && { chiusuraAnticipata: giorno },
  })
}
