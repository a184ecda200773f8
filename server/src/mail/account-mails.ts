import { roleLabels, type Role } from '@bandiera/domain'
import type { Addressed, MailContent } from './render-mail.ts'

const LONG = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
})
/** `sabato 28 novembre alle 09:12` */
const when = (date: Date): string => LONG.format(date).replace(/,? (?:alle ore )?(\d{2}:\d{2})$/, ' alle $1')
const asRole = (role: Role): string => (role === 'admin' ? 'come admin' : `come ${roleLabels[role].toLowerCase()}`)

interface Invited extends Addressed {
  by: string
  role: Role
}

/** To a person without an account. */
export function invitationMail({ to, by, role, portal, address }: Invited, token: string, expires: Date): MailContent {
  return {
    to,
    subject: `${by} ti invita ${asRole(role)}`,
    lines: [`${by} ti invita a usare ${portal} ${asRole(role)}. Scegli la tua password per entrare: basta un minuto.`],
    action: { label: 'Completa la registrazione', url: `${address}/registrazione/${token}` },
    life: `Il link vale 7 giorni, fino a ${when(expires)}, e si usa una volta sola.`,
    why: `Ricevi questa e-mail perché ${by} ha scritto il tuo indirizzo. Se non te l’aspettavi, ignorala: senza di te non succede niente.`,
  }
}

/** To a person who has an account already: the inviting person sees no difference. */
export function alreadyRegisteredMail({ to, by, role, portal, address }: Invited): MailContent {
  return {
    to,
    subject: `${by} ti invita ${asRole(role)}`,
    lines: [
      `${by} ti invita a usare ${portal} ${asRole(role)}, ma con questo indirizzo hai già un accesso: l’invito non lo cambia.`,
      'Accedi con la tua password; se non la ricordi, scegli «Password dimenticata». Per un altro ruolo scrivi a chi ti ha invitato.',
    ],
    action: { label: 'Accedi', url: `${address}/login` },
    why: `Ricevi questa e-mail perché ${by} ha scritto il tuo indirizzo. Chi ti invita non sa che hai già un accesso.`,
  }
}

type Invitation = Addressed & { invited: { _id: string; name: string; email: string } }

/** To the inviting person: the link of the invitation has expired, and the invited person asks for a new one. */
export function invitationRequestMail({ to, invited, portal, address }: Invitation): MailContent {
  const { _id, name, email } = invited
  return {
    to,
    subject: `${name} chiede un nuovo invito`,
    lines: [
      `${name} (${email}) ha aperto il link dell’invito a ${portal}, ma il link non vale più.`,
      'Apri la sua scheda e premi «Invia di nuovo»: riceve un link nuovo, che vale 7 giorni.',
    ],
    action: { label: `Apri la scheda di ${name}`, url: `${address}/utenti/${_id}` },
    why: 'Ricevi questa e-mail perché l’invito è tuo o perché amministri il portale. Se non vuoi più invitare questa persona, ritira l’invito dalla scheda.',
  }
}

export function resetMail({ to, portal, address }: Addressed, token: string): MailContent {
  return {
    to,
    subject: 'Scegli una nuova password',
    lines: [`Qualcuno, forse tu, ha chiesto una nuova password per il tuo accesso a ${portal}.`],
    action: { label: 'Scegli una nuova password', url: `${address}/resetPwd/${token}` },
    life: 'Il link vale un’ora e si usa una volta sola. Con la nuova password esci da tutti i dispositivi.',
    why: 'Se non l’hai chiesta tu, ignora questa e-mail: la password resta quella che hai.',
  }
}

/** After a password was changed by a link: its owner must be able to notice. */
export function passwordChangedMail({ to, portal, address }: Addressed): MailContent {
  return {
    to,
    subject: 'La tua password è cambiata',
    lines: [
      `La password del tuo accesso a ${portal} è stata cambiata con il link di un’e-mail, e tutti i dispositivi sono usciti.`,
      'Se sei stato tu, non devi fare altro. Se non sei stato tu, chiedi subito una nuova password.',
    ],
    action: { label: 'Chiedi una nuova password', url: `${address}/resetPwd` },
    why: 'Ricevi questa e-mail a ogni cambio di password fatto con un link: serve ad accorgersi di un cambio non voluto.',
  }
}
