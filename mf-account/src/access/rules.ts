import * as z from 'zod/mini'
import { texts } from './texts.ts'

/** The house's shortest password; how hard it is to guess is the server's to say. */
const SHORTEST = 10

/** A new password, as far as the page can tell. */
export const NewPassword = z
  .string()
  .check(z.minLength(1, texts.password.manca), z.minLength(SHORTEST, texts.password.corta), z.maxLength(1024))
