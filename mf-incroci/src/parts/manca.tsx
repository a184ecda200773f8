import { insideSentence } from '@bandiera/domain'
import type { EsitoCriterio, Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box } from '@bandiera/ui'
import { hrefBando } from '../paths.ts'
import { Risposta } from '../scelte/risposta.tsx'
import { testi } from '../testi.ts'
import { DatoMancante } from './dato-mancante.tsx'

interface MancaProps {
  criterio: EsitoCriterio
  incrocio: Incrocio
  onSaved: () => void
}

/** What one criterion misses, on which side, and the way to fill it in. Nothing when its answer is known. */
export function Manca({ criterio, incrocio, onSaved }: MancaProps) {
  const { manca } = criterio
  if (criterio.tipo === 'libero') return <Risposta criterio={criterio} incrocio={incrocio} />
  if (!manca) return criterio.tipo === 'deMinimis' && criterio.valore === 'no' ? criterio.dettaglio : null
  if (manca.lato === 'bando') return <OfBando bandoId={incrocio.bando._id} etichetta={manca.etichetta} />
  if (!manca.campo) return manca.etichetta
  return (
    <DatoMancante azienda={incrocio.azienda} campo={manca.campo} etichetta={manca.etichetta} onSaved={onSaved}>
      {testi.manca(manca.etichetta)}
    </DatoMancante>
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
