import { conScelta, labelOf, motivoNonInteressaLabels, sceltaDi, type NonInteressa } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { Box, Button } from '@bandiera/ui'
import { testi } from './testi.ts'
import { useDecidi } from './use-decidi.ts'
import { useFirma } from './use-firma.ts'

/** Under a row that is of no interest: why, who said so, and the way back. */
export function SceltaNote({ incrocio, titolo }: { incrocio: Incrocio; titolo: string }) {
  const { azienda, bando } = incrocio
  const decide = useDecidi(azienda)
  const no = sceltaDi(azienda, bando._id)?.nonInteressa
  if (!no) return null
  const drop = () => void decide?.(testi.ripreso, conScelta(azienda, bando._id, { nonInteressa: undefined }))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, fontSize: '0.8125rem', pb: 1 }}>
      <Reason no={no} />
      {decide && (
        <Button aria-label={testi.interessaDi(titolo)} onClick={drop} size="small">
          {testi.interessa}
        </Button>
      )}
    </Box>
  )
}

function Reason({ no }: { no: NonInteressa }) {
  const firma = useFirma(no)
  return (
    <span>
      {testi.perche(labelOf(motivoNonInteressaLabels, no.motivo), no.nota)}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        · {firma}
      </Box>
    </span>
  )
}
