import { firstRole } from './roles.ts'
import type { Usr } from './usr.ts'

export const UTENTE_STATES = ['attivo', 'invitato', 'sospeso'] as const
export type UtenteState = (typeof UTENTE_STATES)[number]
export const utenteStateLabels: Record<UtenteState, string> = {
  attivo: 'Attivo',
  invitato: 'Invitato',
  sospeso: 'Sospeso',
}

/** Whether a person can sign in, has not answered the invitation yet, or was suspended. */
export function utenteState({ attivo, invito }: Pick<Usr, 'attivo' | 'invito'>): UtenteState {
  if (invito) return 'invitato'
  return attivo === false ? 'sospeso' : 'attivo'
}

type Known = Pick<Usr, 'name' | 'role' | 'attivo' | 'invito'>

/** By name (spec §3); of one manager when `gestoreId` is given. People who cannot sign in are left out unless `tutti`. */
export function professionistiOf<U extends Known>(utenti: readonly U[], gestoreId?: string, tutti = false): U[] {
  const found = utenti.filter(
    (usr) =>
      firstRole(usr.role) === 'professionista' &&
      (gestoreId === undefined || usr.role.professionista?.by === gestoreId) &&
      (tutti || utenteState(usr) === 'attivo'),
  )
  return found.sort((a, b) => a.name.localeCompare(b.name, 'it'))
}

export function gestoriOf<U extends Known>(utenti: readonly U[], tutti = false): U[] {
  const found = utenti.filter((usr) => firstRole(usr.role) === 'gestore' && (tutti || utenteState(usr) === 'attivo'))
  return found.sort((a, b) => a.name.localeCompare(b.name, 'it'))
}

const DAY = 86_400_000

/** Whole days since the last login of a user who can sign in; since the registration when never. `null` for all others. */
export function inactiveDays(usr: Usr, now: Date): number | null {
  if (utenteState(usr) !== 'attivo') return null
  const since = usr.ultimoAccesso ?? usr.registratoIl ?? usr.creatoIl
  return since === undefined ? null : Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / DAY))
}

/** What a user may know of a colleague: no e-mail, no phone. */
export const PUBLIC_USR_FIELDS = ['_id', 'name', 'role', 'photo'] as const
