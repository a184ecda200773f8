import * as z from 'zod'
import { PortalError } from '../errors.ts'

const inItalian = { error: z.locales.it().localeError }

/** A request's body as its schema wants it; `RECORD_INVALID` names the first field that is not, and why. */
export function parsedBody<T>(schema: z.core.$ZodType<T>, body: unknown): T {
  const parsed = z.safeParse(schema, body ?? {}, inItalian)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new PortalError('RECORD_INVALID', issue?.path.join('.') || 'body', issue?.message ?? '')
}
