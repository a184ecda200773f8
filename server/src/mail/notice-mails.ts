import { formatDate, type Reminder } from '@bandiera/domain'
import {
  type BandoCount,
  isEmpty,
  type AziendaNews,
  type ScadenzaNews,
  type NamedNews,
} from '../notices/avviso-texts.ts'
import type { Addressed, MailContent } from './render-mail.ts'

export interface MailNews {
  due: readonly Reminder[]
  notizie: NamedNews
}

/** Lines of one mail: the portal shows the rest. */
const MOST = 30
const NAMED = 3

/** All news of one person in one mail, the nearest deadlines first. */
export function avvisiMail(reader: Addressed, { due, notizie }: MailNews): MailContent {
  if (isEmpty(notizie)) return reminderMail(reader, due)
  const { to, portal, address } = reader
  const news = [
    ...notizie.scadenze.toSorted((a, b) => a.giorni - b.giorni).map(scadenzaRow),
    ...notizie.aziende.map(aziendaRow),
  ]
  const list = [...due.map(reminderRow), ...news.map(({ line }) => line)]
  const more = list.length - MOST
  const [only] = list.length === 1 ? news : []
  return {
    to,
    subject: only ? only.subject : `${list.length} novità per le tue aziende`,
    lines: [
      only ? `In ${portal} c’è una novità per le tue aziende.` : `In ${portal} ci sono ${list.length} novità.`,
      ...(more > 0 ? [`Altre ${more} novità sono nel pannello delle notifiche del portale.`] : []),
      ...(notizie.altre > 0 ? [`Ci sono bandi anche per ${otherAziende(notizie.altre)}: le trovi negli incroci.`] : []),
    ],
    list: list.slice(0, MOST),
    action: { label: 'Apri gli incroci', url: `${address}/incroci${only ? only.query : ''}` },
    why: `Ricevi questa e-mail perché segui queste aziende in ${portal}. Per riceverla subito, al mattino o mai, scegli nel tuo account: ${address}/account`,
  }
}

interface NewsRow {
  line: string
  /** For a mail that says nothing else. */
  subject: string
  query: string
}

/** `Chiude tra 7 giorni, il 29/11/2026: Voucher digitale (Rossi Srl e altre 2 aziende)`. */
function scadenzaRow({ bandoId, titolo, chiude, giorni, aziende }: ScadenzaNews): NewsRow {
  const when = `Chiude ${dayText(giorni)}`
  return {
    line: `${when}, il ${formatDate(chiude)}: ${titolo} (${names(aziende, aziende.length, otherAziende)})`,
    subject: `${when}: ${titolo}`,
    query: `?tab=bando&bando=${bandoId}`,
  }
}

/** `Rossi Srl: 8 bandi ammissibili (Voucher digitale, Fondo verde e altri 6 bandi)`. */
function aziendaRow({ aziendaId, nome, nuovi, cambiati, possibili }: AziendaNews): NewsRow {
  const parts = [
    nuovi && { what: counted(nuovi, 'bando ammissibile', 'bandi ammissibili'), ...nuovi },
    cambiati && { what: counted(cambiati, 'bando cambiato', 'bandi cambiati'), ...cambiati },
    possibili && { what: counted(possibili, 'nuovo incrocio', 'nuovi incroci'), ...possibili },
  ].filter((part) => part !== undefined)
  const said = parts.map(({ what, titoli, quanti: all }) =>
    titoli.length > 0 ? `${what} (${names(titoli, all, otherBandi)})` : what,
  )
  return {
    line: `${nome}: ${said.join(', ')}`,
    subject: `${nome}: ${parts.map(({ what }) => what).join(', ')}`,
    query: `?azienda=${aziendaId}`,
  }
}

const counted = ({ quanti: n }: BandoCount, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
const otherAziende = (n: number): string => (n === 1 ? 'un’altra azienda' : `altre ${n} aziende`)
const otherBandi = (n: number): string => (n === 1 ? 'un altro bando' : `altri ${n} bandi`)

function names(all: readonly string[], number: number, others: (n: number) => string): string {
  const named = all.slice(0, NAMED)
  return number > named.length ? `${named.join(', ')} e ${others(number - named.length)}` : named.join(', ')
}

function reminderMail({ to, portal, address }: Addressed, due: readonly Reminder[]): MailContent {
  const [only] = due.length === 1 ? due : []
  return {
    to,
    subject: only ? `${only.cosa} ${dayText(only.giorni)}: ${only.pratica}` : `${due.length} scadenze in arrivo`,
    lines: [only ? `In ${portal} si avvicina una scadenza.` : `In ${portal} si avvicinano ${due.length} scadenze.`],
    list: due.map(reminderRow),
    action: only
      ? { label: 'Apri la pratica', url: `${address}/pratica/${only.praticaId}` }
      : { label: 'Apri la dashboard', url: `${address}/dashboard` },
    why: `Ricevi questa e-mail nei giorni di preavviso scelti per ${portal}. Per non riceverla più spegni i promemoria nel tuo account: ${address}/account`,
  }
}

/** `29/11/2026, tra 7 giorni: Invio della domanda (Voucher)`. */
const reminderRow = ({ data, giorni, cosa, pratica }: Reminder): string =>
  `${formatDate(data)}, ${dayText(giorni)}: ${cosa} (${pratica})`

const dayText = (giorni: number): string => (giorni === 0 ? 'oggi' : giorni === 1 ? 'domani' : `tra ${giorni} giorni`)

interface Report extends Omit<Addressed, 'address'> {
  /** For operators, not for a team. */
  page?: string
  titolo: string
  testo: string
}

/** To operators of the registry, and to the team of a module whose version was taken away or crashes. */
export function reportMail({ to, portal, page, titolo, testo }: Report): MailContent {
  return {
    to,
    subject: titolo,
    lines: [`${titolo}.`, testo],
    ...(page && { action: { label: 'Apri il registro dei moduli', url: page } }),
    why: page
      ? `Ricevi questa e-mail perché amministri i moduli di ${portal}.`
      : `Ricevi questa e-mail perché il modulo è della tua squadra, e il tuo indirizzo è registrato con la sua chiave in ${portal}.`,
  }
}
