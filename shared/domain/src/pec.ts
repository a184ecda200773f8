import { checkEmail, emailDomain } from './email.ts'
import { wrong, type NumberCheck } from './number-check.ts'
import { tidyText } from './read/tidy-text.ts'

// Well-known providers of ordinary mail whose domain never is a PEC. Only a hint hangs on it, so it need not be whole.
const ORDINARY = new Set(
  (
    'gmail.com googlemail.com outlook.com outlook.it hotmail.com hotmail.it live.com live.it msn.com yahoo.com yahoo.it ' +
    'ymail.com icloud.com me.com mac.com libero.it inwind.it iol.it blu.it giallo.it virgilio.it alice.it tim.it tin.it ' +
    'tiscali.it tiscalinet.it fastwebnet.it vodafone.it email.it aruba.it proton.me protonmail.com gmx.com gmx.it'
  ).split(' '),
)

/** A PEC address in small letters, or what is wrong with it. It is an e-mail address; only sending tells whether certified. */
export function checkPec(text: string): NumberCheck {
  if (tidyText(text) === '') return wrong('Inserisci l’indirizzo PEC.')
  const check = checkEmail(text)
  return check.ok ? { ok: true, valore: check.valore.toLowerCase() } : check
}

/** What to look at again, when the domain is that of an ordinary mailbox; `null` otherwise. Never a reason to refuse. */
export function pecHint(text: string): string | null {
  const domain = emailDomain(text)
  if (!ORDINARY.has(domain)) return null
  return `Le caselle ${domain} di solito non sono PEC: controlla nella visura, oppure lascia così se lo sai.`
}
