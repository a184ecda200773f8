import * as z from 'zod/mini'

const FieldConflictSchema = z.object({
  field: z.string(),
  base: z.optional(z.unknown()),
  mine: z.optional(z.unknown()),
  theirs: z.optional(z.unknown()),
  by: z.string(),
  at: z.string(),
  // a server of the version before says neither
  label: z.optional(z.string()),
  words: z.optional(z.object({ base: z.string(), mine: z.string(), theirs: z.string() })),
})

/** What `RECORD_CONFLICT` carries besides its text: the fields, and the record's current version. */
export const ConflictSchema = z.object({ versione: z.number(), conflict: z.array(FieldConflictSchema) })
export type Conflict = z.infer<typeof ConflictSchema>

const PREFIX = 'data:application/json,'

/** The details of an error as a data address: `link` is the only field of an answer that realm-web keeps. */
export const linkOfDetails = (details: object): string => PREFIX + encodeURIComponent(JSON.stringify(details))

export function conflictInLink(link: unknown): Conflict | null {
  if (typeof link !== 'string' || !link.startsWith(PREFIX)) return null
  try {
    return ConflictSchema.safeParse(JSON.parse(decodeURIComponent(link.slice(PREFIX.length)))).data ?? null
  } catch {
    return null
  }
}
