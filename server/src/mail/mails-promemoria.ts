import { formatDate, type Preavviso } from '@bandiera/domain'
import type { MailContent } from './render-mail.ts'

interface Reader {
  to: MailContent['to']
  portal: string
  address: string
}

/** To who works on case files: what falls due, the nearest first. */
export function promemoriaMail({ to, portal, address }: Reader, due: readonly Preavviso[]): MailContent {
  const [only] = due.length === 1 ? due : []
  return {
    to,
    subject: only ? `${only.cosa} ${tra(only.giorni)}: ${only.pratica}` : `${due.length} scadenze in arrivo`,
    lines: [only ? `In ${portal} si avvicina una scadenza.` : `In ${portal} si avvicinano ${due.length} scadenze.`],
    list: due.map(rigaPromemoria),
    action: only
      ? { label: 'Apri la pratica', url: `${address}/pratica/${only.praticaId}` }
      : { label: 'Apri la dashboard', url: `${address}/dashboard` },
    why: `Ricevi questa e-mail nei giorni di preavviso scelti per ${portal}. Per non riceverla più spegni i promemoria nel tuo account: ${address}/account`,
  }
}

/** `29/11/2026, tra 7 giorni: Invio della domanda (Voucher)`. */
export const rigaPromemoria = ({ data, giorni, cosa, pratica }: Preavviso): string =>
  `${formatDate(data)}, ${tra(giorni)}: ${cosa} (${pratica})`

export const tra = (giorni: number): string =>
  giorni === 0 ? 'oggi' : giorni === 1 ? 'domani' : `tra ${giorni} giorni`
