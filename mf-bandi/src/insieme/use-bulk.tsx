import type { Bando, Redazione } from '@bandiera/domain'
import { WhenLoaded } from '@bandiera/ui'
import type { BulkAction } from '@bandiera/ui/list'
import { useMemo, useState, type ReactNode } from 'react'
import { testi } from '../testi.ts'
import { assegna } from './later.ts'
import { PassoDialog } from './passo-dialog.tsx'

interface Work {
  what: Redazione | 'gestori'
  bandi: readonly Bando[]
  /** Ends the action of the list: `false` keeps the selection. */
  end: (keep: void | false) => void
}

const STEPS = ['in_revisione', 'pubblicato', 'archiviato'] as const

/** What a curator does to more grants at once, and the window that asks before it does. */
export function useBulk(curator: boolean): { bulk: readonly BulkAction<Bando>[] | undefined; dialog: ReactNode } {
  const [work, setWork] = useState<Work | null>(null)
  const bulk = useMemo(() => {
    const open = (what: Work['what']) => (bandi: readonly Bando[]) =>
      new Promise<void | false>((end) => setWork({ what, bandi, end }))
    const steps = STEPS.map((a) => ({ id: a, label: testi.redazione.passi[a], run: open(a) }))
    return curator ? [...steps, { id: 'gestori', label: testi.redazione.assegna, run: open('gestori') }] : undefined
  }, [curator])
  const close = (done: boolean) => {
    work?.end(done ? undefined : false)
    setWork(null)
  }
  const dialog = work && (
    <>
      {work.what === 'gestori' ? (
        <WhenLoaded code={assegna}>
          {({ AssegnaDialog }) => <AssegnaDialog bandi={work.bandi} onClose={close} />}
        </WhenLoaded>
      ) : (
        <PassoDialog a={work.what} bandi={work.bandi} onClose={close} />
      )}
    </>
  )
  return { bulk, dialog }
}
