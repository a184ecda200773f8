import { newId } from '@bandiera/domain'
import { createLostLines } from './lost-lines.ts'
import type { Transport } from './transport.ts'
import type { Writes } from './use-writes.ts'
import { withoutTheirs } from './without-theirs.ts'
import { WriteError } from './write-error.ts'

/** The page's writes, with the choices that somebody made where two people changed one field. */
export function createWrites(
  transport: Pick<Transport, 'insert' | 'update' | 'remove'> & { create?: Transport['create'] },
): Writes {
  const addOnce = createLostLines()
  return {
    async insert(coll, doc) {
      const _id = doc._id ?? newId()
      await transport.insert(coll, { ...doc, _id })
      return _id
    },
    async create(coll, doc) {
      if (transport.create) return transport.create(coll, doc)
      await transport.insert(coll, doc)
      return null
    },
    async update(coll, id, patch, { base, choice } = {}) {
      if (!choice) return addOnce(`${coll} ${id}`, patch, (once) => transport.update(coll, id, once, { base }))
      const left = withoutTheirs(patch, choice.theirs)
      if (!left) return null
      return transport.update(coll, id, left, { base, seen: choice.seen }).catch((failure: unknown) => {
        // somebody was faster once more: merged again, or asked again
        if (!(failure instanceof WriteError) || failure.code !== 'RECORD_CHANGED') throw failure
        return transport.update(coll, id, left, { base })
      })
    },
    remove: (coll, id) => transport.remove(coll, id),
  }
}
