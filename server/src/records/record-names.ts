import { collectReferences, firstRole, tableOf, type CollectionName, type NameOf, type Usr } from '@bandiera/domain'
import { viewOf } from '@bandiera/policy'
import type { Reader } from '../store/port.ts'

const ROLES = {
  admin: 'Amministratore',
  editore: 'Editore',
  gestore: 'Gestore',
  professionista: 'Professionista',
} as const

/** Records of one collection that are named in one answer; the rest is "altro elemento". */
const MOST = 500

export interface Names {
  /** Who wrote: the name where the reader may know it, else the word of the role. */
  author: (id: string | null) => string
  nameOf: NameOf
}

/** Names of the authors, and of what the records name, for the reader who holds these tokens. */
export async function namesFor(
  reader: Reader,
  held: ReadonlySet<string>,
  { authors = [], coll, docs = [] }: { authors?: Iterable<string>; coll?: CollectionName; docs?: Iterable<unknown> },
): Promise<Names> {
  const wanted = new Map<CollectionName, Set<string>>([['usr', new Set(authors)]])
  if (coll) for (const doc of docs) collectReferences(tableOf[coll], doc, wanted)
  const known = new Map<string, string>()
  const roles = new Map<string, string>()
  for (const [from, ids] of wanted) {
    if (from === 'settings') await needs(reader, held, known)
    else if (ids.size > 0) {
      for await (const { doc, audience } of reader.scan(from, { ids: [...ids].slice(0, MOST) })) {
        const view = viewOf(from, doc, audience, held)
        if (view) known.set(`${from} ${doc._id}`, nameOfRecord(view))
        if (from !== 'usr') continue
        const role = firstRole((doc as Usr).role)
        roles.set(doc._id, role ? ROLES[role] : 'Un utente')
      }
    }
  }
  const named: NameOf = (id, of = 'usr') => known.get(`${of} ${id}`) || null
  return {
    nameOf: named,
    author: (id) => (id === null ? 'Il portale' : (named(id) ?? roles.get(id) ?? 'Un utente che non c’è più')),
  }
}

async function needs(reader: Reader, held: ReadonlySet<string>, known: Map<string, string>): Promise<void> {
  for await (const { doc, audience } of reader.scan('settings')) {
    const view = viewOf('settings', doc, audience, held)
    for (const { id, nome } of view?.esigenze ?? []) known.set(`settings ${id}`, nome)
  }
}

export function nameOfRecord(doc: object): string {
  const { ragioneSociale, titolo, nome, name, data } = doc as Record<string, unknown>
  const inside = (data as { titolo?: unknown } | undefined)?.titolo
  const found = [inside, ragioneSociale, titolo, nome, name].find((one) => typeof one === 'string')
  return typeof found === 'string' ? found : ''
}
