import { firstRole, type Usr } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import type { Reader } from '../../store/port.ts'

const ROLES = {
  admin: 'Amministratore',
  editore: 'Editore',
  gestore: 'Gestore',
  professionista: 'Professionista',
} as const

/** Names of people as one reader may read them. */
export interface PeopleNames {
  /** Who wrote: the name where the reader may know it, else the word of the role. */
  author: (id: string | null) => string
  /** The name, `null` where the reader does not know it. */
  known: (id: string) => string | null
}

/** The names behind some ids, for who holds these tokens. */
export async function peopleNames(
  reader: Reader,
  held: ReadonlySet<string>,
  ids: Iterable<string>,
): Promise<PeopleNames> {
  const [authors, known] = [new Map<string, string>(), new Map<string, string>()]
  for await (const { doc, audience } of reader.scan('usr', { ids: [...ids] })) {
    const view = viewOf('usr', doc, audience, held)
    if (view) known.set(doc._id, view.name)
    authors.set(doc._id, view?.name ?? roleWord(doc))
  }
  return {
    author: (id) => (id === null ? 'Il portale' : (authors.get(id) ?? 'Un utente che non c’è più')),
    known: (id) => known.get(id) ?? null,
  }
}

const roleWord = (usr: Usr): string => {
  const role = firstRole(usr.role)
  return role ? ROLES[role] : 'Un utente'
}
