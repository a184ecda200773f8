import type { Documento } from '@bandiera/domain'
import { useRecord, useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { useCallback, useMemo, useState } from 'react'
import { AnteprimaDialog } from './anteprima-dialog.tsx'
import { inFinestra, useApri } from './apri.ts'
import { ModificaDialog } from './modifica-dialog.tsx'
import { testi } from './testi.ts'
import { VersioniDialog } from './versioni-dialog.tsx'

export type Azione = 'apri' | 'scarica' | 'nuovaVersione' | 'versioni' | 'modifica' | 'copia' | 'pubblica' | 'elimina'

type Finestra = { quale: 'anteprima' | 'versioni' | 'modifica'; id: string }

/** Everything that a row's name and menu do; `finestra` is the window that is open, if any. */
export function useAzioni(onNuovaVersione: (doc: Documento) => void) {
  const [open, setOpen] = useState<Finestra | null>(null)
  const apri = useApri()
  const changes = useChanges()
  const act = useCallback(
    (azione: Azione, doc: Documento) => {
      const window = (quale: Finestra['quale']) => setOpen({ quale, id: doc._id })
      if (azione === 'apri')
        return inFinestra(doc.file?.mime ?? '') ? window('anteprima') : void apri({ doc }, 'scheda')
      if (azione === 'scarica') return void apri({ doc }, 'scarica')
      if (azione === 'nuovaVersione') return onNuovaVersione(doc)
      if (azione === 'versioni' || azione === 'modifica') return window(azione)
      void changes[azione](doc)
    },
    [apri, changes, onNuovaVersione],
  )
  return { act, finestra: open && <Window onClose={() => setOpen(null)} open={open} /> }
}

/** The document as it is now: somebody may change it meanwhile, or take it away. */
function Window({ open: { quale, id }, onClose }: { open: Finestra; onClose: () => void }) {
  const doc = useRecord('docs', id)
  if (!doc) return null
  if (quale === 'anteprima') return <AnteprimaDialog onClose={onClose} scelto={{ doc }} />
  if (quale === 'versioni') return <VersioniDialog doc={doc} onClose={onClose} />
  return <ModificaDialog doc={doc} onClose={onClose} />
}

/** What asks first, writes, and says how it went. */
function useChanges() {
  const { confirm, notify } = usePortal()
  const { update, remove } = useWrites()
  const attempt = useAttempt()
  return useMemo(
    () => ({
      copia: async ({ _id }: Documento) => {
        const address = `${location.origin}/Doc/${_id}`
        await navigator.clipboard.writeText(address).then(
          () => notify({ text: testi.copiato, kind: 'success' }),
          () => notify({ text: testi.copiaFallita(address), timeout: 15_000 }),
        )
      },
      pubblica: async ({ _id, nome, pubblico, versione: base }: Documento) => {
        const question = { title: testi.pubblicaTitolo, text: testi.pubblicaTesto(nome), ok: testi.rendiPubblico }
        if (!pubblico && !(await confirm(question))) return
        const work = update('docs', _id, { set: { pubblico: !pubblico } }, { base })
        await attempt(pubblico ? testi.nascosto : testi.pubblicato, work)
      },
      elimina: async ({ _id, nome }: Documento) => {
        const text = testi.eliminaTesto(nome)
        if (await confirm({ title: testi.eliminaTitolo, text, ok: testi.elimina }))
          await attempt(testi.eliminato, remove('docs', _id))
      },
    }),
    [confirm, notify, update, remove, attempt],
  )
}
