import type { CollectionName, AnyRecord } from '@bandiera/domain'
import { viewOfAll } from '@bandiera/factories/oracle'
import { arrange, comparable } from '../history/replay.ts'
import type { Truth } from '../history/truth.ts'
import type { Page } from './page.ts'

const COLLS: CollectionName[] = ['usr', 'aziende', 'pratiche', 'docs', 'bandi', 'istituti', 'viste']

/** Where a page holds anything else than the database, seen through the oracle. */
export function disagreements(pages: readonly Page[], records: Truth['records']): string[] {
  const all = arrange(records)
  const expected = new Map<string, Map<string, string>>()
  return pages.flatMap(({ name, session, live }) => {
    const usr = all.usr.find(({ _id }) => _id === session.uid)
    return COLLS.flatMap((coll) => {
      const key = `${session.uid} ${coll}`
      const views = expected.get(key) ?? texts(coll, usr ? viewOfAll(usr, coll, all) : new Map())
      expected.set(key, views)
      const held = new Map(
        live.ids(coll).map((id) => [id, comparable(coll, live.get(coll, id) as AnyRecord | undefined)]),
      )
      const missing = [...views.keys()].filter((id) => !held.has(id))
      const foreign = [...held.keys()].filter((id) => !views.has(id))
      const old = [...held].filter(([id, text]) => views.has(id) && views.get(id) !== text)
      return [
        ...missing.map((id) => `${name} lacks ${coll} ${id}`),
        ...foreign.map((id) => `${name} holds ${coll} ${id}, which is not its to see`),
        ...old.map(([id]) => `${name} holds another state of ${coll} ${id}`),
      ]
    })
  })
}

const texts = (coll: string, views: Map<string, object>): Map<string, string> =>
  new Map([...views].map(([id, view]) => [id, comparable(coll, view)]))
