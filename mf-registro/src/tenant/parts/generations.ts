import * as z from 'zod/mini'
import { CanarinoSchema } from '../../parts/resolution.ts'

const SceltaSchema = z.object({
  version: z.nullable(z.string()),
  channel: z.optional(z.string()),
  canary: z.optional(CanarinoSchema),
})
/** What a generation says of one module. */
export type Scelta = z.infer<typeof SceltaSchema>

const GenerazioneSchema = z.object({
  n: z.number(),
  choices: z.record(z.string(), SceltaSchema),
  at: z.string(),
  by: z.string(),
  why: z.string(),
  verb: z.string(),
  urgent: z.optional(z.boolean()),
})
/** All modules of a tenant as they were chosen at one moment. */
export type Generazione = z.infer<typeof GenerazioneSchema>

export const parseGenerazioni = (body: unknown): Generazione[] =>
  z.object({ generazioni: z.array(GenerazioneSchema) }).parse(body).generazioni

/** One module in a generation, and what it was in the one before. */
export interface Cambio {
  id: string
  prima: Scelta | undefined
  dopo: Scelta | undefined
}

/** The modules that a generation chose differently from the one before it, by name; all of them in the first one. */
export function cambiTra(prima: Generazione['choices'], dopo: Generazione['choices']): Cambio[] {
  const ids = [...new Set([...Object.keys(prima), ...Object.keys(dopo)])].toSorted()
  return ids
    .map((id) => ({ id, prima: prima[id], dopo: dopo[id] }))
    .filter((cambio) => !isSame(cambio.prima, cambio.dopo))
}

const isSame = (a: Scelta | undefined, b: Scelta | undefined): boolean =>
  a?.version === b?.version &&
  a?.channel === b?.channel &&
  a?.canary?.version === b?.canary?.version &&
  a?.canary?.percent === b?.canary?.percent
