import * as z from 'zod/mini'
import { testi } from './testi.ts'

/** The house's shortest password; how hard it is to guess is the server's to say. */
const SHORTEST = 10

/** A new password, as far as the page can tell. */
export const NewPassword = z
  .string()
  .check(z.minLength(1, testi.password.manca), z.minLength(SHORTEST, testi.password.corta), z.maxLength(1024))
