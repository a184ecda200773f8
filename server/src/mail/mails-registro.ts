import type { MailContent } from './render-mail.ts'

interface Told {
  to: MailContent['to']
  portal: string
  /** The page where operators decide; absent for a team. */
  page?: string
  titolo: string
  testo: string
}

/** To operators of the registry, and to the team of a module whose version was taken away or crashes. */
export function segnalazioneMail({ to, portal, page, titolo, testo }: Told): MailContent {
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
