import { statoUtente, type Usr } from '@bandiera/domain'
import { sightOf, tokensOf } from '@bandiera/policy'
import type { Store, Stored } from '../store/port.ts'

type Preferenza = 'nuoviIncroci' | 'scadenze'

/** Who wants to hear of one kind of notice, and what each of them sees. */
export interface People {
  /** The gestore and the professionisti of a company who see both, company and grant. */
  readersOf: (azienda: Stored<'aziende'>, bando: Stored<'bandi'>) => string[]
  /** Whether somebody wants a mail at once. */
  atOnce: (uid: string) => boolean
}

export async function peopleWho(store: Store, wanted: Preferenza): Promise<People> {
  const people = new Map<string, { usr: Usr; held: Set<string> }>()
  for await (const { doc: usr } of store.scan('usr')) {
    if (statoUtente(usr) !== 'attivo' || usr.preferenze?.avvisi?.[wanted] === 'mai') continue
    people.set(usr._id, { usr, held: new Set(tokensOf(usr)) })
  }
  // of many pairs each company and each grant is looked at once
  const readers = new WeakMap<Stored<'aziende'>, string[]>()
  const seeing = new WeakMap<Stored<'bandi'>, Set<string>>()
  const readersOf = (azienda: Stored<'aziende'>): string[] => {
    const { gestoreId, professionisti } = azienda.doc
    const own = [...new Set([gestoreId, ...professionisti])].filter((uid) => {
      const held = people.get(uid)?.held
      return held !== undefined && sightOf('aziende', azienda.audience, held) === 'full'
    })
    readers.set(azienda, own)
    return own
  }
  const whoSees = (bando: Stored<'bandi'>): Set<string> => {
    const uids = [...people].filter(([, { held }]) => sightOf('bandi', bando.audience, held) === 'full')
    const own = new Set(uids.map(([uid]) => uid))
    seeing.set(bando, own)
    return own
  }
  return {
    readersOf(azienda, bando) {
      const seen = seeing.get(bando) ?? whoSees(bando)
      return (readers.get(azienda) ?? readersOf(azienda)).filter((uid) => seen.has(uid))
    },
    atOnce: (uid) => people.get(uid)?.usr.preferenze?.avvisi?.nuoviIncroci === 'subito',
  }
}
