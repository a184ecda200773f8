import { PRATICA_KINDS } from '@bandiera/domain'
import * as z from 'zod/mini'
import { listTexts } from './texts.ts'

const { errors } = listTexts
const Picked = z.nullable(z.object({ value: z.string(), label: z.string() }))

/** The form of a new case file: a grant is needed only by one that applies for it. */
export const NewPraticaSchema = z
  .object({
    azienda: Picked,
    tipo: z.enum(PRATICA_KINDS),
    bando: Picked,
    titolo: z.string(),
    assegnatoA: z.string(),
  })
  .check(({ value, issues }) => {
    const refuse = (campo: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [campo], message })
    if (!value.azienda) refuse('azienda', errors.azienda)
    if (value.tipo === 'bando' && !value.bando) refuse('bando', errors.bando)
    if (value.titolo.trim() === '' && !value.bando) refuse('titolo', errors.title)
  })
export type NewPraticaValues = z.infer<typeof NewPraticaSchema>

export const AssignSchema = z.object({ chi: z.string().check(z.minLength(1, errors.owner)) })

export const StateSchema = z.object({ a: z.string().check(z.minLength(1, errors.state)), nota: z.string() })
