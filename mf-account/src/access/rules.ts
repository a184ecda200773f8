import * as z from 'zod/mini'
import { texts } from './texts.ts'

/** Characters of the shortest password; the server also checks how hard it is to guess. */
const SHORTEST = 10

/** A new password, as far as the page checks it. */
export const NewPassword = z
  .string()
  .check(z.minLength(1, texts.password.manca), z.minLength(SHORTEST, texts.password.corta), z.maxLength(1024))
