import { checkEmail } from '@bandiera/domain'
import * as z from 'zod'

/** An e-mail address as people type it, tidied; refused with the reason. */
export const EmailAddress = z.string().transform((text, ctx) => {
  const check = checkEmail(text)
  if (check.ok) return check.valore
  ctx.addIssue({ code: 'custom', message: check.motivo.replace(/\.$/, '') })
  return z.NEVER
})
