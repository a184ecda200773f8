import { checkEmail, tidyText } from '@bandiera/domain'
import * as z from 'zod'

/** Two e-mail addresses are the same when they differ in case, outer spaces or invisible marks of a paste only. */
export const emailKey = (email: string): string => tidyText(email).toLowerCase().slice(0, 320)

/** An e-mail address as people type it, tidied; refused with the reason. */
export const EmailAddress = z.string().transform((text, ctx) => {
  const check = checkEmail(text)
  if (check.ok) return check.valore
  ctx.addIssue({ code: 'custom', message: check.motivo.replace(/\.$/, '') })
  return z.NEVER
})

/** Accounts of the demo data have addresses that no mail reaches (RFC 2606). */
export const isDemoAddress = (email: string): boolean => email.endsWith('@demo.test')
