import { firstRole, managerOf, type RoleFlags } from '@bandiera/domain'

/** A record is visible to a user when their sets of tokens intersect (ADR "one visibility rule"). */
export const token = {
  admin: 'adm',
  /** every editore of the tenant (public fields of users only) */
  editori: 'ed',
  everyone: 'all',
  /** every person of the tenant; a preview of a build, which has no account, holds `everyone` alone */
  account: 'acc',
  user: (uid: string) => `u:${uid}`,
  editore: (uid: string) => `e:${uid}`,
  gestore: (uid: string) => `g:${uid}`,
  /** the gestore listed on a grant or institute, and the professionisti working for it */
  gestoreListed: (uid: string) => `gb:${uid}`,
  professionista: (uid: string) => `p:${uid}`,
  /** professionisti of a gestore, who know their manager by name */
  team: (gestoreId: string) => `t:${gestoreId}`,
  /** owner of the e-mail written in a case file's `extra` */
  email: (email: string) => `m:${email.trim().toLowerCase()}`,
}

export interface Viewer {
  _id: string
  role: RoleFlags
  email?: string
  attivo?: boolean
}

/** Tokens a user holds. Empty (sees nothing) for a suspended user, no role, or two roles. */
export function tokensOf(usr: Viewer): string[] {
  const role = firstRole(usr.role)
  if (usr.attivo === false || !role || Object.keys(usr.role).length !== 1) return []
  const own = [token.everyone, token.account, token.user(usr._id)]
  const manager = managerOf(usr)
  if (role === 'admin') return [...own, token.admin]
  if (role === 'editore') return [...own, token.editori, token.editore(usr._id)]
  const listed = manager ? [token.gestoreListed(manager)] : []
  const extra = usr.email ? [token.email(usr.email)] : []
  if (role === 'gestore') return [...own, token.gestore(usr._id), ...listed, ...extra]
  const team = manager ? [token.team(manager)] : []
  return [...own, token.professionista(usr._id), ...listed, ...team, ...extra]
}
