import { COLLECTIONS, PORTAL_VARIANTS } from '@bandiera/domain'
import * as z from 'zod/mini'

const Rec = z.looseObject({ _id: z.string() })
const Text = z.string().check(z.minLength(1))

/** `esempi.<hash>.json` of a release: what its parts show in their slots, built from `src/examples.ts` (ADR 0064). */
export const ExamplesSchema = z.array(
  z.object({
    slot: z.string(),
    ref: z.string(),
    titolo: Text,
    props: z.record(z.string(), z.json()),
    chi: z.looseObject({ _id: z.string(), name: z.string(), role: z.record(z.string(), z.json()) }),
    oggi: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    dove: z.optional(z.string().check(z.regex(/^\/[\w/-]*$/))),
    variante: z.optional(z.enum(PORTAL_VARIANTS)),
    record: z.optional(z.partialRecord(z.enum(COLLECTIONS), z.array(Rec))),
    risposte: z.optional(z.record(z.string(), z.json())),
    mostra: z.array(Text).check(z.minLength(1)),
  }),
)
