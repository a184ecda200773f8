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
      const left = choice ? withoutTheirs(patch, choice.theirs) : patch
      if (!left) return null
      return addOnce(`${coll} ${id}`, left, (once) => {
        const write = (seen?: number) =>
          transport.update(coll, id, once, seen === undefined ? { base } : { base, seen })
        if (!choice) return write()
        return write(choice.seen).catch((failure: unknown) => {
          // another person was faster once more: merged again, or asked again
          if (!(failure instanceof WriteError) || failure.code !== 'RECORD_CHANGED') throw failure
          return write()
        })
      })
    },
    remove: (coll, id) => transport.remove(coll, id),
  }
}
