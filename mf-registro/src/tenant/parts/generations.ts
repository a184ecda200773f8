import * as z from 'zod/mini'
import { CanarySchema, strings } from '../../parts/registry.ts'

const ChoiceSchema = z.object({
  version: z.nullable(z.string()),
  channel: z.optional(z.string()),
  canary: z.optional(CanarySchema),
})
export type Choice = z.infer<typeof ChoiceSchema>

const GenerationSchema = z.object({
  ...strings('at', 'by', 'why', 'verb'),
  n: z.number(),
  choices: z.record(z.string(), ChoiceSchema),
  urgent: z.optional(z.boolean()),
})
/** All modules of a tenant as they were chosen at one moment. */
export type Generation = z.infer<typeof GenerationSchema>

export const parseGenerations = (body: unknown): Generation[] =>
  z.object({ generazioni: z.array(GenerationSchema) }).parse(body).generazioni

export interface Change {
  id: string
  before: Choice | undefined
  after: Choice | undefined
}

/** By name; all modules in the first generation. */
export function changesBetween(before: Generation['choices'], after: Generation['choices']): Change[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return ids
    .map((id) => ({ id, before: before[id], after: after[id] }))
    .filter((change) => !isSame(change.before, change.after))
}

const isSame = (a: Choice | undefined, b: Choice | undefined): boolean =>
  a?.version === b?.version &&
  a?.channel === b?.channel &&
  a?.canary?.version === b?.canary?.version &&
  a?.canary?.percent === b?.canary?.percent
