import { type NumberCheck, wrong } from './number-check.ts'
import { cellText, tidyText } from '../text/tidy-text.ts'

const LONGEST = 254
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u

/** Strict about typing errors; silent about mistakes that only a delivery could show. */
export function checkEmail(text: string): NumberCheck {
  const value = bareAddress(text)
  if (value === '') return wrong('Inserisci l’indirizzo e-mail.')
  if (/\s/.test(value)) return wrong('L’indirizzo contiene uno spazio: toglilo, e scrivine uno solo.')
  const [local = '', domain, ...more] = value.split('@')
  if (domain === undefined) return wrong('Nell’indirizzo manca la @: scrivilo come nome@dominio.it.')
  if (more.length > 0) return wrong('L’indirizzo contiene più di una @: scrivine uno solo.')
  const fault = localFault(local) ?? domainFault(domain)
  if (fault) return wrong(fault)
  if (value.length > LONGEST)
    return wrong(`L’indirizzo ha ${value.length} caratteri: possono essere al massimo ${LONGEST}.`)
  return { ok: true, valore: `${local}@${domain.toLowerCase()}` }
}

/** Text copied from a mail or a list: `Ada <ada@studio.it>`, `mailto:ada@studio.it`, `PEC: ada@pec.it`, with a `;` behind. */
function bareAddress(text: string): string {
  const whole = cellText(text)
  const [, inside = whole] = /^[^<>]*<([^<>]*)>[;,]?$/.exec(whole) ?? []
  return inside.replace(/^\s*(?:(?:mailto|pec|e-?mail)(?:\s*:\s*|\s+(?=\S+@)))?/i, '').replace(/[\s;,]+$/, '')
}

export const emailDomain = (email: string): string => email.trim().toLowerCase().split('@')[1] ?? ''

function localFault(local: string): string | null {
  if (local === '') return 'Manca il nome prima della @.'
  if (LOCAL.test(local)) return null
  const strange = /[^\w!#$%&'*+/=?^`{|}~.-]/u.exec(local)
  if (strange) return `«${strange[0]}» non può stare in un indirizzo e-mail, prima della @.`
  return 'Prima della @ c’è un punto di troppo.'
}

function domainFault(domain: string): string | null {
  if (domain === '') return 'Manca il dominio dopo la @, per esempio studio.it.'
  if (domain.includes(',')) return 'Dopo la @ c’è una virgola: forse volevi un punto.'
  const labels = domain.split('.')
  if (labels.length < 2) return `Il dominio «${domain}» non è completo: manca la fine, per esempio .it.`
  if (labels.includes('')) return 'Dopo la @ c’è un punto di troppo.'
  const bad = labels.find((label) => !LABEL.test(label))
  if (bad !== undefined) return `«${bad}» non può stare in un dominio: ricontrolla quello che segue la @.`
  return /^\p{L}{2,}$|^xn--/u.test(labels.at(-1)!) ? null : `Il dominio finisce con «.${labels.at(-1)}»: ricontrollalo.`
}

// Well-known providers of ordinary mail, whose domains never have a PEC. Only used for a hint, so it may be incomplete.
const ORDINARY = new Set(
  (
    'gmail.com googlemail.com outlook.com outlook.it hotmail.com hotmail.it live.com live.it msn.com yahoo.com yahoo.it ' +
    'ymail.com icloud.com me.com mac.com libero.it inwind.it iol.it blu.it giallo.it virgilio.it alice.it tim.it tin.it ' +
    'tiscali.it tiscalinet.it fastwebnet.it vodafone.it email.it aruba.it proton.me protonmail.com gmx.com gmx.it'
  ).split(' '),
)

/** A PEC address in lower case, or its fault. Checked as an e-mail address: it cannot be known here whether it is certified. */
export function checkPec(text: string): NumberCheck {
  if (tidyText(text) === '') return wrong('Inserisci l’indirizzo PEC.')
  const check = checkEmail(text)
  return check.ok ? { ok: true, valore: check.valore.toLowerCase() } : check
}

/** A warning when the domain is that of an ordinary mailbox, otherwise `null`. Never a reason to refuse. */
export function pecHint(text: string): string | null {
  const domain = emailDomain(text)
  if (!ORDINARY.has(domain)) return null
  return `Le caselle ${domain} di solito non sono PEC: controlla nella visura, oppure lascia così se lo sai.`
}
