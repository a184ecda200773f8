// What a page needs at the login, apart from the tables of all fields: they are long, and another version may have stored
// values that this one does not know.
import * as z from 'zod/mini'
import type { Settings } from '../settings/settings.ts'
import type { Usr } from './usr.ts'

export const EnteringUsrSchema = z.looseObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodMiniType<Usr>

export const EnteringSettingsSchema = z.looseObject({
  _id: z.string(),
  nome: z.string(),
}) as unknown as z.ZodMiniType<Settings>
