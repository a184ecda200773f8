import { aziendaIdOfPratica, type Azienda } from '@bandiera/domain'
import { useRecords, useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useNavigate } from 'react-router-dom'
import { AZIENDE } from '../paths.ts'
import { testi } from '../testi.ts'

const { persone } = testi

/** What its gestore and an admin can do with a whole company: each asks first, says what happened, and keeps nothing half done. */
export function useGestione({ _id, ragioneSociale }: Azienda) {
  const { confirm, notify, role } = usePortal()
  const { update, remove } = useWrites()
  const navigate = useNavigate()
  const pratiche = useRecords('pratiche').filter((pratica) => aziendaIdOfPratica(pratica._id) === _id).length
  const documenti = useRecords('docs').filter(({ clienteId }) => clienteId === _id).length
  const done = (text: string) => () => notify({ text, kind: 'success' })
  const failed = (error: Error) => notify({ text: error.message, kind: 'error' })

  return {
    async archive() {
      const question = { title: persone.archiviaTitolo, text: persone.archiviaTesto, ok: persone.archivia }
      if (!(await confirm(question))) return
      await update('aziende', _id, { set: { archiviata: true } }).then(done(persone.archiviata), failed)
    },
    restore: () => update('aziende', _id, { unset: ['archiviata'] }).then(done(persone.ripristinata), failed),
    async remove() {
      const used = pratiche + documenti > 0
      if (used && role !== 'admin')
        return notify({ text: persone.nonEliminabile(pratiche, documenti), kind: 'error', timeout: 10_000 })
      const text = used ? persone.eliminaAdmin(pratiche, documenti) : persone.eliminaTesto
      const title = persone.eliminaTitolo(ragioneSociale)
      if (!(await confirm({ title, text, ok: persone.elimina }))) return
      try {
        await remove('aziende', _id)
        notify({ text: persone.eliminata, kind: 'success' })
        await navigate(AZIENDE)
      } catch (error) {
        failed(error as Error)
      }
    },
  }
}
