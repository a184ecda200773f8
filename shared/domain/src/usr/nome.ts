import * as z from 'zod/mini'

/** Most letters of a person's name. */
export const NOME_LUNGO = 120
/** The name of a person as a form takes it. */
export const NomeSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Scrivi nome e cognome'),
    z.maxLength(NOME_LUNGO, `Usa al massimo ${NOME_LUNGO} caratteri`),
  )
