import { TIPI_PRATICA } from '@bandiera/domain'
import * as z from 'zod/mini'
import { testi } from '../testi.ts'

const { errori } = testi.elenco
const Scelta = z.nullable(z.object({ value: z.string(), label: z.string() }))

/** The form of a new case file: a grant is needed only by one that applies for it. */
export const NuovaSchema = z
  .object({
    azienda: Scelta,
    tipo: z.enum(TIPI_PRATICA),
    bando: Scelta,
    titolo: z.string(),
    assegnatoA: z.string(),
  })
  .check(({ value, issues }) => {
    const refuse = (campo: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [campo], message })
    if (!value.azienda) refuse('azienda', errori.azienda)
    if (value.tipo === 'bando' && !value.bando) refuse('bando', errori.bando)
    if (value.titolo.trim() === '' && !value.bando) refuse('titolo', errori.titolo)
  })
export type NuovaValues = z.infer<typeof NuovaSchema>
