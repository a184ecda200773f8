import type { collectionOf } from './clients.ts'

type Found = ReturnType<typeof collectionOf>
/** One function of the MongoDB service that reads: its whole answer is the view, and nothing besides. */
type Read = (found: Found, view: ReadonlyMap<string, object>, ids: readonly string[]) => Promise<void>

const byId = (docs: { _id: string }[]): Map<string, object> => new Map(docs.map((doc) => [doc._id, doc]))

export const readRows: Record<string, Read> = {
  find: async (found, view) => expect(byId(await found.find())).toEqual(view),
  findOne: async (found, view, ids) => {
    for (const _id of ids) expect(await found.findOne({ _id })).toEqual(view.get(_id) ?? null)
  },
  count: async (found, view) => expect(await found.count()).toBe(view.size),
  aggregate: async (found, view) => {
    expect(byId((await found.aggregate([{ $match: {} }])) as { _id: string }[])).toEqual(view)
    expect(await found.aggregate([{ $count: 'n' }])).toEqual(view.size ? [{ n: view.size }] : [])
  },
}
