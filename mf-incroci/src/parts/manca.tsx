import { insideSentence, type Azienda } from '@bandiera/domain'
import type { EsitoCriterio, Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Button, LinkButton, Stack, useToday } from '@bandiera/ui'
import { useState } from 'react'
import { datoSemplice } from '../actions/dato.ts'
import { hrefAzienda, hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { CompletaDato } from './completa-dato.tsx'

interface MancaProps {
  criterio: EsitoCriterio
  incrocio: Incrocio
  onSaved: () => void
}

/** What one criterion misses, on which side, and the way to fill it in. Nothing when its answer is known. */
export function Manca({ criterio, incrocio, onSaved }: MancaProps) {
  const { manca } = criterio
  if (!manca) return criterio.tipo === 'deMinimis' && criterio.valore === 'no' ? criterio.dettaglio : null
  if (manca.lato === 'bando') return <OfBando bandoId={incrocio.bando._id} etichetta={manca.etichetta} />
  if (manca.campo)
    return <OfAzienda azienda={incrocio.azienda} campo={manca.campo} etichetta={manca.etichetta} onSaved={onSaved} />
  return (
    <>
      {manca.etichetta}. <AppLink to={hrefBando(incrocio.bando._id)}>{testi.leggiBando}</AppLink>
    </>
  )
}

function OfBando({ bandoId, etichetta }: { bandoId: string; etichetta: string }) {
  const { role } = usePortal()
  return (
    <>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {testi.nonIndica}: {insideSentence(etichetta)}
      </Box>
      {role === 'admin' && (
        <>
          {' '}
          <AppLink to={hrefBando(bandoId)}>{testi.completaBando}</AppLink>
        </>
      )}
    </>
  )
}

interface OfAziendaProps {
  azienda: Azienda
  campo: string
  etichetta: string
  onSaved: () => void
}

function OfAzienda({ azienda, campo, etichetta, onSaved }: OfAziendaProps) {
  const oggi = useToday()
  const [editing, setEditing] = useState<{ path: string | null; back: boolean }>({ path: null, back: false })
  const dato = datoSemplice(azienda, campo, oggi)
  if (dato && editing.path === dato.path) {
    const close = () => setEditing({ path: null, back: true })
    return <CompletaDato azienda={azienda} dato={dato} onClose={close} onSaved={onSaved} />
  }
  const name = { 'aria-label': testi.completaDi(dato?.etichetta ?? etichetta), variant: 'outlined' } as const
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      <span>{testi.manca(etichetta)}</span>
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
