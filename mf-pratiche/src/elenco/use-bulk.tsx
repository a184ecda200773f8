import { isPraticaAperta } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { PersonIcon, PlayArrowIcon } from '@bandiera/ui'
import type { BulkAction } from '@bandiera/ui/list'
import { useMemo, useState, type ReactNode } from 'react'
import { maySteer } from '../parts/may-steer.ts'
import type { Riga } from '../parts/righe.ts'
import { testi } from '../testi.ts'
import { AssegnaDialog } from './assegna-dialog.tsx'
import { passiComuni, StatoDialog } from './stato-dialog.tsx'

const { elenco } = testi

interface Asked {
  kind: 'assegna' | 'stato'
  righe: readonly Riga[]
  /** `true` when it was done: the selection ends. */
  answer: (done: boolean) => void
}

/** What can be done to many case files at once, each through a window of its own. */
export function useBulk(): { actions: BulkAction<Riga>[]; dialog: ReactNode } {
  const { usr } = usePortal()
  const [asked, setAsked] = useState<Asked | null>(null)
  const actions = useMemo((): BulkAction<Riga>[] => {
    const ask = (kind: Asked['kind']) => (righe: readonly Riga[]) =>
      new Promise<false | void>((resolve) => {
        setAsked({
          kind,
          righe,
          answer: (done) => {
            setAsked(null)
            resolve(done ? undefined : false)
          },
        })
      })
    const foreign = (righe: readonly Riga[]) => righe.some(({ pratica, azienda }) => !maySteer(usr, pratica, azienda))
    const closed = (righe: readonly Riga[]) => righe.some(({ pratica }) => !isPraticaAperta(pratica.stato))
    return [
      {
        id: 'assegna',
        label: elenco.assegna,
        icon: PersonIcon,
        run: ask('assegna'),
        refusal: (righe) => (foreign(righe) ? elenco.condivise : closed(righe) ? elenco.soloChiuse : null),
      },
      {
        id: 'stato',
        label: elenco.cambiaStato,
        icon: PlayArrowIcon,
        run: ask('stato'),
        refusal: (righe) =>
          foreign(righe) ? elenco.condivise : passiComuni(righe).length === 0 ? elenco.nessunPassoComune : null,
      },
    ]
  }, [usr])
  const Dialog = asked?.kind === 'assegna' ? AssegnaDialog : StatoDialog
  return { actions, dialog: asked && <Dialog onAnswer={asked.answer} righe={asked.righe} /> }
}
