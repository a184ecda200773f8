import { firstRole, type Pratica, type RoleFlags } from '@bandiera/domain'
import type { CollectionPolicy } from './policy.ts'
import { all, companyRights } from './rights.ts'
import { token } from './tokens.ts'

// The grant and company of a case file never change: another grant is another case file. Only the gestore decides with whom it is
// shared. Which state may follow which is not a right: the server's effects decide that.
const ABOUT = ['bandoId', 'gestoreId', 'aziendaId']
const { gestore, professionista } = companyRights

// spec §6: case files linked to the user's companies, or with `extra` equal to the user's e-mail. The company decides:
// when it changes manager, its case files follow.
export const pratiche: CollectionPolicy<Pratica> = {
  audience: (pratica, { azienda }) => [
    token.admin,
    ...(azienda ? [token.gestore(azienda.gestoreId), ...azienda.professionisti.map(token.professionista)] : []),
    ...(pratica.extra ? [token.email(pratica.extra)] : []),
  ],
  writes: {
    admin: all,
    gestore: { ...gestore, update: { ...gestore.update, locked: ABOUT } },
    professionista: { ...professionista, update: { ...professionista.update, locked: [...ABOUT, 'extra'] } },
  },
}

/** Shares a case file, goes on although something is missing, opens a closed one again; the professionisti work under it. */
export const leadsTeam = ({ role }: { role: RoleFlags }): boolean =>
  ['gestore', 'admin'].includes(firstRole(role) ?? '')
