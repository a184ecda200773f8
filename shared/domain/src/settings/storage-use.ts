import * as z from 'zod/mini'

const PersonStorageSchema = z.object({
  _id: z.string(),
  /** `null` for a person that is no longer there. */
  nome: z.nullable(z.string()),
  /** Records that the person wrote last, their bytes, and those of the files that it uploaded. */
  elementi: z.number(),
  byte: z.number(),
  file: z.number(),
})

/** What `GET /api/spazio` answers: what a tenant takes, in bytes, and what it may. */
export const StorageUseSchema = z.object({
  elementi: z.number(),
  byte: z.number(),
  file: z.number(),
  limiti: z.object({ portale: z.number(), persona: z.number() }),
  /** Those who take most, first the one with most of all. */
  persone: z.array(PersonStorageSchema),
})
export type StorageUse = z.infer<typeof StorageUseSchema>
