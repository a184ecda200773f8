import type { CollectionName } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { testi } from '../testi.ts'

export interface Restoring {
  coll: CollectionName
  id: string
  nome: string
  /** What will happen. */
  testo: string
  set: Record<string, unknown>
  fatto: string
}

/** Takes a record out of the archive once the person has confirmed. */
export function useRestore(): (what: Restoring) => void {
  const { confirm, notify } = usePortal()
  const { update } = useWrites()
  return ({ coll, id, nome, testo, set, fatto }) => {
    const restore = async () => {
      const question = { title: testi.chiuse.ripristinaNome(nome), text: testo, ok: testi.chiuse.ripristina }
      if (!(await confirm(question))) return
      await update(coll, id, { set })
      notify({ text: fatto, kind: 'success' })
    }
    restore().catch((error: unknown) =>
      notify({ text: error instanceof Error ? error.message : String(error), kind: 'error' }),
    )
  }
}
