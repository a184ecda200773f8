import { useState, type ReactNode } from 'react'
import type { Registro } from '../registry.ts'
import { ComandoDialog } from './dialog.tsx'
import type { Richiesta } from './rules.ts'

/** Opens the window of a command; `dialog` is to be rendered. */
export function useComando(rilasci: Registro['rilasci'], onDone: () => void) {
  const [richiesta, setRichiesta] = useState<Richiesta | null>(null)
  const close = () => setRichiesta(null)
  const dialog: ReactNode = richiesta && (
    <ComandoDialog
      key={JSON.stringify(richiesta)}
      onClose={close}
      onDone={onDone}
      richiesta={richiesta}
      rilasci={rilasci}
    />
  )
  return { ask: setRichiesta, dialog }
}
