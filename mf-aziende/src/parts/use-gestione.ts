import type { Azienda } from '@bandiera/domain'
import { useAsk, useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { useGoOn } from '@bandiera/ui'
import { useState } from 'react'
import { AZIENDE } from '../paths.ts'
import { testi } from '../testi.ts'

const { persone } = testi

/** What its gestore and an admin can do with a whole company: each asks first, says what happened, and keeps nothing half done. */
export function useGestione({ _id, ragioneSociale, versione: base }: Azienda) {
  const { confirm, notify, role } = usePortal()
  const { update, remove } = useWrites()
  const attempt = useAttempt()
  const goOn = useGoOn()
  const ask = useAsk()
  const [counting, setCounting] = useState(false)
  /** What belongs to it now; `null`, with a notice, when the server does not say. */
  const countUsed = async () => {
    setCounting(true)
    try {
      const [pratiche, documenti] = await Promise.all([
        ask.count('pratiche', [`calc.azienda:=:${_id}`]),
        ask.count('docs', [`clienteId:=:${_id}`]),
      ])
      return { pratiche, documenti }
    } catch (failure) {
      notify({ text: (failure as Error).message, kind: 'error' })
      return null
    } finally {
      setCounting(false)
    }
  }

  return {
    /** What belongs to it is being counted. */
    counting,
    async archive() {
      const question = { title: persone.archiviaTitolo, text: persone.archiviaTesto, ok: persone.archivia }
      if (!(await confirm(question))) return
      await attempt(persone.archiviata, update('aziende', _id, { set: { archiviata: true } }, { base }))
    },
    restore: () => attempt(persone.ripristinata, update('aziende', _id, { unset: ['archiviata'] }, { base })),
    async remove() {
      const found = await countUsed()
      if (!found) return
      const { pratiche, documenti } = found
      const used = pratiche + documenti > 0
      if (used && role !== 'admin')
        return notify({ text: persone.nonEliminabile(pratiche, documenti), kind: 'error', timeout: 10_000 })
      const text = used ? persone.eliminaAdmin(pratiche, documenti) : persone.eliminaTesto
      const title = persone.eliminaTitolo(ragioneSociale)
      if (!(await confirm({ title, text, ok: persone.elimina }))) return
      if (await attempt(persone.eliminata, remove('aziende', _id))) await goOn(AZIENDE)
    },
  }
}
