import { checkEmail, tidyText } from '@bandiera/domain'
import * as z from 'zod'

/** Addresses that differ in case, outer spaces or invisible marks of a paste are the same. */
export const emailKey = (email: string): string => tidyText(email).toLowerCase().slice(0, 320)

/** As people type it, tidied; refused with the reason. */
export const EmailAddress = z.string().transform((text, ctx) => {
  const check = checkEmail(text)
  if (check.ok) return check.valore
  ctx.addIssue({ code: 'custom', message: check.motivo.replace(/\.$/, '') })
  return z.NEVER
})

/** Accounts of the demo data have addresses that no mail reaches (RFC 2606). */
export const isDemoAddress = (email: string): boolean => email.endsWith('@demo.test')
