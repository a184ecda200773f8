import { formatDate, type Preavviso } from '@bandiera/domain'
import type { Notizia } from '../avvisi/worded.ts'
import { promemoriaMail, rigaPromemoria, tra } from './mails-promemoria.ts'
import type { MailContent } from './render-mail.ts'

interface Reader {
  to: MailContent['to']
  portal: string
  address: string
}
export interface Novita {
  due: readonly Preavviso[]
  notizie: readonly Notizia[]
}

/** Lines of one mail: an import of five hundred grants is read in the portal. */
const MOST = 30

/** Everything that one person has to hear, the nearest deadlines first, in one mail. */
export function avvisiMail(reader: Reader, { due, notizie }: Novita): MailContent {
  if (notizie.length === 0) return promemoriaMail(reader, due)
  const { to, portal, address } = reader
  const list = [...due.map(rigaPromemoria), ...notizie.toSorted(byWeight).map(rigaAvviso)]
  const more = list.length - MOST
  const [only] = list.length === 1 ? notizie : []
  return {
    to,
    subject: only ? oggetto(only) : `${list.length} novità per le tue aziende`,
    lines: [
      only ? `In ${portal} c’è una novità per le tue aziende.` : `In ${portal} ci sono ${list.length} novità.`,
      ...(more > 0 ? [`Altre ${more} novità sono nel pannello delle notifiche del portale.`] : []),
    ],
    list: list.slice(0, MOST),
    action: only
      ? { label: 'Apri gli incroci', url: `${address}/incroci?tab=bando&bando=${only.bandoId}` }
      : { label: 'Apri gli incroci', url: `${address}/incroci` },
    why: `Ricevi questa e-mail perché segui queste aziende in ${portal}. Per riceverla subito, al mattino o mai, scegli nel tuo account: ${address}/account`,
  }
}

const ORDER = { scadenza: 0, bando_cambiato: 1, nuovo_incrocio: 2 } as const
const byWeight = (a: Notizia, b: Notizia): number => ORDER[a.tipo] - ORDER[b.tipo] || (a.giorni ?? 0) - (b.giorni ?? 0)

function oggetto({ tipo, titolo, giorni = 0 }: Notizia): string {
  if (tipo === 'scadenza') return `Chiude ${tra(giorni)}: ${titolo}`
  return tipo === 'nuovo_incrocio' ? `Nuovo incrocio: ${titolo}` : `Bando cambiato: ${titolo}`
}

/** `Chiude tra 7 giorni, il 29/11/2026: Voucher digitale (Rossi Srl e altre 2 aziende)`. */
function rigaAvviso(notizia: Notizia): string {
  const { tipo, titolo, giorni = 0, chiude } = notizia
  const who = `(${nomi(notizia)})`
  if (tipo === 'scadenza') return `Chiude ${tra(giorni)}, il ${formatDate(chiude)}: ${titolo} ${who}`
  return `${tipo === 'nuovo_incrocio' ? 'Nuovo incrocio' : 'Bando cambiato'}: ${titolo} ${who}`
}

function nomi({ aziende, quante }: Notizia): string {
  const others = quante - aziende.length
  return others > 0
    ? `${aziende.join(', ')} e ${others === 1 ? 'un’altra azienda' : `altre ${others} aziende`}`
    : aziende.join(', ')
}
