import {
  firstRole,
  inactiveDays,
  managerOf,
  roleLabels,
  utenteState,
  type Azienda,
  type Role,
  type UtenteState,
  type Usr,
} from '@bandiera/domain'

export interface Person {
  _id: string
  usr: Usr
  role: Role | null
  ruolo: string
  stato: UtenteState
  /** Of a professionista. */
  gestore: string
  /** Companies that it follows; `null` for other roles than gestore and professionista. */
  aziende: number | null
  /** Days since the last access; `null` for users who cannot sign in. */
  inattivo: number | null
}

interface PeopleSources {
  utenti: readonly Usr[]
  aziende: readonly Azienda[]
  now: Date
}

/** A row whose data did not change stays the same object, so that a list repaints only changed rows. */
export function createPeople(): (usrs: readonly Usr[], around: PeopleSources) => Person[] {
  const made = new WeakMap<Usr, Person>()
  return (usrs, { utenti, aziende, now }) => {
    const names = new Map(utenti.map(({ _id, name }) => [_id, name]))
    const counts = countByUser(aziende)
    return usrs.map((usr) => {
      const next = personOf(usr, { names, counts, now })
      const last = made.get(usr)
      if (last && last.gestore === next.gestore && last.aziende === next.aziende && last.inattivo === next.inattivo)
        return last
      made.set(usr, next)
      return next
    })
  }
}

interface Known {
  names: ReadonlyMap<string, string>
  counts: ReadonlyMap<string, number>
  now: Date
}

function personOf(usr: Usr, { names, counts, now }: Known): Person {
  const role = firstRole(usr.role)
  const follows = role === 'gestore' || role === 'professionista'
  return {
    _id: usr._id,
    usr,
    role,
    ruolo: role ? roleLabels[role] : '',
    stato: utenteState(usr),
    gestore: role === 'professionista' ? (names.get(managerOf(usr) ?? '') ?? '') : '',
    aziende: follows ? (counts.get(usr._id) ?? 0) : null,
    inattivo: inactiveDays(usr, now),
  }
}

function countByUser(aziende: readonly Azienda[]): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (id: string) => counts.set(id, (counts.get(id) ?? 0) + 1)
  for (const { gestoreId, professionisti } of aziende) [gestoreId, ...professionisti].forEach(add)
  return counts
}
