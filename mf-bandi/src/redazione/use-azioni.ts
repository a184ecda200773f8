import type { Bando, Redazione } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { useNavigate } from 'react-router-dom'
import { BANDI, hrefModifica } from '../paths.ts'
import { testi } from '../testi.ts'
import { copiaDi } from './copia.ts'
import { passoPatch } from './passi.ts'

/** What a curator can do to one grant; a refusal of the server becomes a notice. */
export function useAzioni(bando: Bando) {
  const { update, insert, remove } = useWrites()
  const { notify, confirm } = usePortal()
  const navigate = useNavigate()
  const tell = (work: Promise<unknown>, text: string, then?: () => void): Promise<void> =>
    work.then(
      () => {
        notify({ text, kind: 'success' })
        then?.()
      },
      (error: Error) => notify({ text: error.message, kind: 'error' }),
    )
  return {
    passo: (a: Redazione) => tell(update('bandi', bando._id, passoPatch(a)), testi.redazione.fatto[a]),
    duplica: async () => {
      try {
        const id = await insert('bandi', copiaDi(bando))
        notify({ text: testi.redazione.duplicato, kind: 'success' })
        await navigate(hrefModifica(id))
      } catch (error) {
        notify({ text: (error as Error).message, kind: 'error' })
      }
    },
    elimina: async () => {
      const { elimina: ok, eliminaDomanda: text } = testi.redazione
      if (!(await confirm({ title: bando.data.titolo, text, ok }))) return
      await navigate(BANDI)
      await tell(remove('bandi', bando._id), testi.redazione.eliminato)
    },
  }
}
