import { useState, type ReactNode } from 'react'
import type { Registry } from '../registry.ts'
import { CommandDialog } from './dialog.tsx'
import type { Order } from './rules.ts'

/** Opens the window of a command; `dialog` is to be rendered. */
export function useCommand(rilasci: Registry['rilasci'], onDone: () => void) {
  const [richiesta, setRichiesta] = useState<Order | null>(null)
  const close = () => setRichiesta(null)
  const dialog: ReactNode = richiesta && (
    <CommandDialog
      key={JSON.stringify(richiesta)}
      onClose={close}
      onDone={onDone}
      order={richiesta}
      releases={rilasci}
    />
  )
  return { ask: setRichiesta, dialog }
}
