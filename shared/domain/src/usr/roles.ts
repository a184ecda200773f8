import * as z from 'zod/mini'

export const ROLES = ['admin', 'editore', 'gestore', 'professionista'] as const
export type Role = (typeof ROLES)[number]

const Flag = z.optional(z.union([z.literal(true), z.object({})]))

/** `role` as stored: keys are role names; `by` is the manager a professionista works under (spec §3). */
export const RoleFlagsSchema = z.strictObject({
  admin: Flag,
  editore: Flag,
  gestore: Flag,
  professionista: z.optional(z.object({ by: z.string() })),
})
export type RoleFlags = z.infer<typeof RoleFlagsSchema>

/** The first role key decides (spec §3). `null` when there is none or it is unknown: such a user sees nothing. */
export function firstRole(flags: RoleFlags | undefined): Role | null {
  const key = Object.keys(flags ?? {})[0]
  return ROLES.find((role) => role === key) ?? null
}

/** The manager whose grants and institutes the user sees: itself for a gestore, `by` for a professionista, else `null`. */
export function managerOf(usr: { _id: string; role: RoleFlags }): string | null {
  const role = firstRole(usr.role)
  if (role === 'gestore') return usr._id
  return role === 'professionista' ? (usr.role.professionista?.by ?? null) : null
}

export const roleLabels: Record<Role, string> = {
  admin: 'Admin',
  editore: 'Editore',
  gestore: 'Gestore',
  professionista: 'Professionista',
}
