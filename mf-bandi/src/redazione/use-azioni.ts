import type { Bando, Redazione } from '@bandiera/domain'
import { useInsertOnce, useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { useGoOn } from '@bandiera/ui'
import { BANDI, hrefModifica } from '../paths.ts'
import { testi } from '../testi.ts'
import { copiaDi } from './copia.ts'
import { isReversibile, passoPatch } from './passi.ts'

/** What a curator can do to one grant; a refusal of the server becomes a notice. */
export function useAzioni(bando: Bando) {
  const { update, remove } = useWrites()
  const insertOnce = useInsertOnce('bandi')
  const { notify, confirm } = usePortal()
  const goOn = useGoOn()
  const attempt = useAttempt()
  return {
    passo: (a: Redazione) => {
      const work = update('bandi', bando._id, passoPatch(a), { base: bando.versione })
      return attempt(testi.redazione.fatto[a], isReversibile(bando, a) ? work : work.then(() => null))
    },
    duplica: async () => {
      try {
        const id = await insertOnce(bando, () => copiaDi(bando))
        notify({ text: testi.redazione.duplicato, kind: 'success' })
        await goOn(hrefModifica(id))
      } catch (error) {
        notify({ text: (error as Error).message, kind: 'error' })
      }
    },
    elimina: async () => {
      const { elimina: ok, eliminaDomanda: text } = testi.redazione
      if (!(await confirm({ title: bando.data.titolo, text, ok }))) return
      await goOn(BANDI)
      await attempt(testi.redazione.eliminato, remove('bandi', bando._id))
    },
  }
}
