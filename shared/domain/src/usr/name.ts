import * as z from 'zod/mini'
import { atMost } from '../text/length.ts'

/** Most letters of a person's name. */
export const NAME_LENGTH = 120
/** The name of a person as a form takes it. */
export const PersonNameSchema = z.string().check(z.trim(), z.minLength(1, 'Scrivi nome e cognome'), atMost(NAME_LENGTH))
