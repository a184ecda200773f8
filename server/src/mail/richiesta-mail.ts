import { ended, formatDate } from '@bandiera/domain'
import type { MailContent } from './render-mail.ts'

/** What a company is asked for. */
export interface Richiesta {
  to: MailContent['to']
  /** Documents by name. */
  voci: readonly string[]
  titolo: string
  azienda: string
  /** Who asks, and gets the answer. */
  da: { name: string; address: string }
  /** Own words of who asks. */
  messaggio?: string | undefined
  /** ISO day. */
  entro?: string | undefined
}

/** To the contact of a company: which documents its case file still needs. The answer goes to the person who asks. */
export function richiestaMail({ to, voci, titolo, azienda, da, messaggio, entro }: Richiesta): MailContent {
  const one = voci.length === 1
  const until = entro ? ` entro il ${formatDate(entro)}` : ''
  return {
    to,
    replyTo: da.address,
    subject: one ? `${voci[0]}: un documento per «${titolo}»` : `${voci.length} documenti per «${titolo}»`,
    lines: [
      `per la pratica «${titolo}» di ${azienda} ${one ? 'manca ancora questo documento' : 'mancano ancora questi documenti'}:`,
      ...(messaggio ? [messaggio] : []),
      `Rispondi a questa e-mail${until} e allega ${one ? 'il documento' : 'i documenti'}: la risposta arriva a ${da.name}.`,
    ],
    list: voci,
    why: ended(
      `Ricevi questa e-mail perché ${da.name} segue questa pratica e ha il tuo indirizzo come riferimento di ${azienda}`,
    ),
  }
}
