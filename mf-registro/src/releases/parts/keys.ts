import * as z from 'zod/mini'

const TeamKeySchema = z.object({
  id: z.string(),
  team: z.string(),
  modules: z.union([z.literal('*'), z.array(z.string())]),
  operator: z.boolean(),
  addedBy: z.string(),
  at: z.string(),
  revokedAt: z.optional(z.string()),
})
/** A key of a team: what it may publish, and whether it may decide what tenants run. */
export type TeamKey = z.infer<typeof TeamKeySchema>

export const parseKeys = (body: unknown): TeamKey[] => z.object({ chiavi: z.array(TeamKeySchema) }).parse(body).chiavi
