import type { Incrocio } from '@bandiera/matching'
import { Box } from '@bandiera/ui'
import { PraticaCell } from '../pratiche/pratica-cell.tsx'
import { Avviso } from '../scelte/avviso.tsx'
import { AzioniRiga } from '../scelte/azioni-riga.tsx'

/** What is done with a match: its case file, and the menu of the rest. */
export const Azioni = (props: { incrocio: Incrocio; titolo: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
    <span>
      <PraticaCell {...props} />
    </span>
    <Box className="no-print" sx={{ display: 'flex', alignItems: 'center' }}>
      <Avviso incrocio={props.incrocio} />
      <AzioniRiga {...props} />
    </Box>
  </Box>
)
