import { firstRole, type Pratica, type RoleFlags } from '@bandiera/domain'
import type { CollectionPolicy } from './audience.ts'
import { token } from './tokens.ts'

// spec §6: case files linked to the user's companies, or with `extra` equal to the user's e-mail. The company decides:
// when it changes manager, its case files follow.
export const pratiche: CollectionPolicy<Pratica> = {
  audience: (pratica, { azienda }) => [
    token.admin,
    ...(azienda ? [token.gestore(azienda.gestoreId), ...azienda.professionisti.map(token.professionista)] : []),
    ...(pratica.extra ? [token.email(pratica.extra)] : []),
  ],
}

/**
 * Whether a person decides for the team: shares a case file, goes on although something is missing, opens a closed one
 * again. The professionisti work under it.
 */
export const leadsTeam = ({ role }: { role: RoleFlags }): boolean =>
  ['gestore', 'admin'].includes(firstRole(role) ?? '')
