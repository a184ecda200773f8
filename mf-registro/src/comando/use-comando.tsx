import { useState, type ReactNode } from 'react'
import type { Registro } from '../dati/registro.ts'
import { ComandoDialog } from './comando-dialog.tsx'
import type { Richiesta } from './comando.ts'

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
