import * as z from 'zod/mini'
import { atMost } from '../text/length.ts'

export const NAME_LENGTH = 120
export const PersonNameSchema = z.string().check(z.trim(), z.minLength(1, 'Scrivi nome e cognome'), atMost(NAME_LENGTH))
