import type { CollectionName } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { archivioTexts } from './texts.ts'

interface Restoring {
  coll: CollectionName
  id: string
  /** Version of the record as it is shown. */
  versione: number | undefined
  nome: string
  /** What will happen. */
  testo: string
  set: Record<string, unknown>
  fatto: string
  /** The notice offers no undo. */
  definitivo?: boolean
}

/** Restores a record from the archive after the user confirms. */
export function useRestore(): (what: Restoring) => void {
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const { update } = useWrites()
  return ({ coll, id, versione: base, nome, testo, set, fatto, definitivo = false }) => {
    const restore = async () => {
      const question = { title: archivioTexts.ripristinaNome(nome), text: testo, ok: archivioTexts.ripristina }
      if (!(await confirm(question))) return
      const work = update(coll, id, { set }, { base })
      await attempt(fatto, definitivo ? work.then(() => null) : work)
    }
    void restore()
  }
}
