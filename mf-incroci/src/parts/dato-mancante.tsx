import type { Azienda } from '@bandiera/domain'
import { Button, LinkButton, Stack, useToday } from '@bandiera/ui'
import { useState, type ReactNode } from 'react'
import { datoSemplice } from '../actions/dato.ts'
import { hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { CompletaDato } from './completa-dato.tsx'

export interface DatoMancanteProps {
  azienda: Azienda
  campo: string
  etichetta: string
  onSaved: () => void
  /** What is said of it, before the way to fill it in. */
  children: ReactNode
  /** The two stand side by side. */
  inline?: boolean
  /** Its field is open from the start. */
  open?: boolean
}

/** A datum that a company lacks: filled in where it is missed, or on the company's page when it takes more. */
export function DatoMancante(props: DatoMancanteProps) {
  const { azienda, campo, etichetta, onSaved, children, inline = false, open = false } = props
  const oggi = useToday()
  const dato = datoSemplice(azienda, campo, oggi)
  const [editing, setEditing] = useState({ path: open && dato ? dato.path : null, back: false })
  if (dato && editing.path === dato.path) {
    const close = () => setEditing({ path: null, back: true })
    return <CompletaDato azienda={azienda} dato={dato} onClose={close} onSaved={onSaved} />
  }
  const name = { 'aria-label': testi.completaDi(dato?.etichetta ?? etichetta), variant: 'outlined' } as const
  return (
    <Stack
      direction={inline ? 'row' : 'column'}
      sx={{ alignItems: inline ? 'center' : 'flex-start', gap: inline ? 3 : 1, justifyContent: 'space-between' }}
    >
      <span>{children}</span>
      {dato ? (
        <Button {...name} autoFocus={editing.back} onClick={() => setEditing({ path: dato.path, back: false })}>
          {testi.completa}
        </Button>
      ) : (
        <LinkButton {...name} to={hrefAzienda(azienda._id)}>
          {testi.completa}
        </LinkButton>
      )}
    </Stack>
  )
}
