import { formatDate } from '@bandiera/domain'
import type { Flags } from './flags.ts'
import type { DayMention, NoteRoles, NoteReading } from './note-roles.ts'
import { askAboutStatedClosing, askAboutSuspension } from './stated-closing.ts'

export function askAboutNote(all: NoteReading, flags: Flags): void {
  const used = [askAboutStatedClosing(all, flags), askAboutSuspension(all, flags)]
  const days = all.nota.giorni.filter((one) => used.every((taken) => !taken.has(one)))
  const several = askAboutWindows(all, flags)
  if (!several) askAboutDays(days, all, flags)
  askAboutDescription(all, flags)
  askAboutWords(all, flags)
  askAboutHours(all, flags)
}

/** Days of the note that are another end of the window than the field's. */
function askAboutDays(days: readonly DayMention[], { campi, nota }: NoteReading, flags: Flags): void {
  const { apertura, chiusura } = campi
  for (const one of days) {
    const { giorno, ora, testo: valore } = one
    const words = [formatDate(giorno) ?? giorno]
    // a day of each year has no year
    if (RECURS.test(nota.frasi[one.frase]?.testo ?? '')) continue
    if (one.ruolo === 'apertura' && giorno !== apertura?.giorno && giorno !== chiusura?.giorno) {
      flags.ask('opening-differs', {
        words,
        valore,
        proposta: giorno <= (chiusura?.giorno ?? giorno) && { dataApertura: giorno, oraApertura: ora ?? null },
      })
    }
    if (one.ruolo === 'riapertura' && giorno !== apertura?.giorno) flags.ask('reopening', { words, valore })
    if (one.ruolo === 'chiusura' || one.ruolo === 'proroga') askAboutClosing(one, { campi, nota }, flags)
    if (chiusura && isAlone(one, nota) && giorno !== apertura?.giorno && giorno !== chiusura.giorno)
      flags.ask('day-unclear', { words, valore })
    const unclear = one.ruolo === 'norma' || one.ruolo === 'altro'
    if (!chiusura && unclear && giorno > (apertura?.giorno ?? '')) flags.ask('day-unclear/closing', { words, valore })
  }
}

function isAlone(one: DayMention, { frasi, giorni }: NoteRoles): boolean {
  const { testo = '', da = 0 } = frasi[one.frase] ?? {}
  const rest = testo.slice(0, one.da - da) + testo.slice(one.al - da)
  return !/\p{L}/u.test(rest) && giorni.every((other) => other === one || other.frase !== one.frase)
}

function askAboutClosing(one: DayMention, { campi, nota }: Pick<NoteReading, 'campi' | 'nota'>, flags: Flags): void {
  const { apertura, chiusura } = campi
  const { giorno, ora, testo: valore, ruolo } = one
  if (giorno === chiusura?.giorno) return
  // a later extension to the field's day settles an earlier closing
  const settled = nota.giorni.some((other) => other.ruolo === 'proroga' && other.giorno === chiusura?.giorno)
  if (ruolo === 'chiusura' && settled) return
  const hour = ora && ora !== '24:00' ? ` alle ${ora}` : ''
  const question = ruolo === 'proroga' ? 'extension' : chiusura ? 'closing-differs' : 'closing-only-in-note'
  flags.ask(question, {
    words: [`${formatDate(giorno) ?? giorno}${hour}`],
    valore,
    proposta: giorno >= (apertura?.giorno ?? '') && { dataChiusura: giorno, oraChiusura: hour ? ora : null },
  })
}

function askAboutWindows({ nota, note, campi }: NoteReading, flags: Flags): boolean {
  const of = (ruolo: DayMention['ruolo']) =>
    new Set(nota.giorni.filter((one) => one.ruolo === ruolo).map(({ giorno }) => giorno))
  const several =
    (of('apertura').size > 1 && of('chiusura').size > 1) ||
    /\b(?:tri|quadri|bi|se)mestr\w*|\b(?:prim[ao]|second[ao]|terz[ao]|1[ªa°]|2[ªa°])\s*(?:finestr|session|scadenz|call|cut.?off|sportell|periodo)|(?:più|due|tre|quattro)\s+(?:finestr|session|scadenz|sportelli|period)|finestre\s+sono|finestre\s+temporali/i.test(
      note,
    )
  if (several && campi.apertura) flags.ask('several-windows', { valore: note })
  return several
}

/** The description counts only where it names the window: the opening of the field with another closing. */
function askAboutDescription({ descrizione, campi }: NoteReading, flags: Flags): void {
  const { giorni } = descrizione
  const { apertura, chiusura } = campi
  if (!apertura || !chiusura) return
  for (const [i, one] of giorni.entries()) {
    const next = giorni[i + 1]
    if (one.ruolo !== 'apertura' || one.giorno !== apertura.giorno || !next) continue
    if (next.frase !== one.frase || next.ruolo !== 'chiusura' || next.giorno === chiusura.giorno) continue
    flags.ask('closing-differs/text', {
      words: [formatDate(next.giorno), formatDate(chiusura.giorno)],
      valore: next.testo,
      proposta: next.giorno >= apertura.giorno && { dataChiusura: next.giorno, oraChiusura: next.ora ?? null },
    })
  }
}

const RECURS = /\b(?:tutti gli anni|ogni anno|annualmente|cadenza annuale|di anno in anno)\b/i
const NUMBER = String.raw`(?:\d+|un|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|quindici|venti|trenta|quaranta|quarantacinque|sessanta|novanta|cento\w*|dodici|diciotto|ventiquattro)`
const RELATIVE = new RegExp(
  String.raw`\b(?:entro|non oltre)\s+(?:e\s+non\s+oltre\s+|il\s+termine\s+(?:perentorio\s+)?di\s+|i\s+|gli\s+)?(?:successivi\s+)?${NUMBER}\s*(?:\(\w+\)\s*)?(?:giorni|mesi|mese|settimane|ann[oi])\b|\b(?:entro|oltre|fino\s+al)\s+(?:(?:le\s+)?ore\s+[\d.:,]+\s+del\s+|il\s+)?(?:\p{L}+esimo|decimo|quindicesimo|\d+°)\s+giorno\b`,
  'iu',
)
const OF_APPLICATION = /domand|istanz|presenta|comunicazion|richiest|iscrizion|\binvi|trasm/i
const OF_PROJECT = /rendicont|conclu|realizz|erogaz|conced|concession|pagament|ultimat|spes[ae]/i

const NO_APPLICATION =
  /senza (?:la )?(?:necessità di|bisogno di|alcuna|presentare)\s*(?:la |una |alcuna )?domanda|non (?:è(?! più)|occorre|serve|si deve|bisogna|è necessari\w+)[^.]{0,40}\bdomanda\b/i
const DAYS_TO_COME =
  /da definir|in attesa|in corso di definizione|prossim\w+ (?:apertura|pubblicazione)|(?:non|verr\w+|sar\w+) (?:ancora )?(?:disponibil|comunicat|definit|pubblicat)/i

function askAboutWords({ nota, record, descrizione, campi }: NoteReading, flags: Flags): void {
  for (const { testo } of nota.frasi) {
    const valore = testo.trim()
    if (RELATIVE.test(testo) && OF_APPLICATION.test(testo) && !OF_PROJECT.test(testo))
      flags.ask('deadline-relative', { valore })
    if (RECURS.test(testo)) flags.ask('recurring', { valore })
  }
  const texts = [...nota.frasi, ...descrizione.frasi]
  const none = texts.find(({ testo }) => NO_APPLICATION.test(testo))
  if (none && campi.apertura) flags.ask('no-application', { valore: none.testo.trim() })
  if (!campi.apertura && !campi.chiusura && record.Note_di_apertura_chiusura === '') return
  const waiting = nota.frasi.find(({ testo }) => DAYS_TO_COME.test(testo))
  if (waiting && !campi.chiusura) flags.ask('days-to-come', { valore: waiting.testo.trim() })
}

/** Hours that are neither the opening's nor the closing's. */
function askAboutHours({ nota }: NoteReading, flags: Flags): void {
  const office = nota.frasi.filter(({ testo }) =>
    /\buffici?o?\b|assistenz|telefon|\binfo\b|informazion|contatt|help\s?desk|numero\s+verde|call\s+cent/i.test(testo),
  )
  const open = nota.ore.filter(({ di, da }) => !di && !office.some((one) => da >= one.da && da <= one.al))
  if (open.length > 0) flags.ask('hours-unclear', { valore: open.map(({ testo }) => testo).join(', ') })
}
