import { statoUtente, type Usr } from '@bandiera/domain'
import { sightOf, tokensOf } from '@bandiera/policy'
import type { Store, Stored } from '../../store/port.ts'

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
  return {
    readersOf: ({ doc: { gestoreId, professionisti }, audience }, bando) =>
      [...new Set([gestoreId, ...professionisti])].filter((uid) => {
        const held = people.get(uid)?.held
        if (!held) return false
        return sightOf('aziende', audience, held) === 'full' && sightOf('bandi', bando.audience, held) === 'full'
      }),
    atOnce: (uid) => people.get(uid)?.usr.preferenze?.avvisi?.nuoviIncroci === 'subito',
  }
}
