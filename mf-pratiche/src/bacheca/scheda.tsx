import { passiDi, statoPraticaLabels, type StatoPratica } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Marker, MoveIcon, Paper, WarningIcon } from '@bandiera/ui'
import { MenuButton } from '@bandiera/ui/list'
import type { DragEvent } from 'react'
import { maySteer } from '../parts/may-steer.ts'
import type { Riga } from '../parts/righe.ts'
import { ScadenzaTesto } from '../parts/scadenza-testo.tsx'
import { hrefPratica } from '../paths.ts'
import { testi } from '../testi.ts'

export interface SchedaProps {
  riga: Riga
  onDrag: (riga: Riga | null) => void
  onMove: (riga: Riga, a: StatoPratica) => void
}

/** A case file on the board: dragged with the pointer, or sent on with its menu by keyboard and touch. */
export function Scheda({ riga, onDrag, onMove }: SchedaProps) {
  const { usr } = usePortal()
  const { pratica, azienda, scadenza, giorni, mancanti, responsabile } = riga
  const steps = maySteer(usr, pratica, azienda) ? passiDi(pratica) : []
  const start = (event: DragEvent) => {
    event.dataTransfer.setData('text/plain', pratica.titolo)
    event.dataTransfer.effectAllowed = 'move'
    onDrag(riga)
  }
  return (
    <Paper
      draggable={steps.length > 0}
      onDragEnd={() => onDrag(null)}
      onDragStart={start}
      sx={{ p: 2, pl: 3, cursor: steps.length > 0 ? 'grab' : undefined }}
      variant="outlined"
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <AppLink
          draggable={false}
          sx={{ flex: 1, minWidth: 0, fontWeight: 500, lineHeight: '24px' }}
          to={hrefPratica(pratica._id)}
        >
          {pratica.titolo}
        </AppLink>
        {steps.length > 0 && (
          <MenuButton
            choices={steps.map((a) => ({ id: a, label: statoPraticaLabels[a], onChoose: () => onMove(riga, a) }))}
            icon={MoveIcon}
            label={testi.elenco.sposta(pratica.titolo)}
          />
        )}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary', display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <span>{azienda?.ragioneSociale ?? '—'}</span>
        <span>{responsabile}</span>
        {scadenza && giorni !== null && <ScadenzaTesto data={scadenza.data} giorni={giorni} />}
        {mancanti > 0 && (
          <Marker icon={WarningIcon} tone="warning">
            {testi.elenco.mancaDocumenti(mancanti)}
          </Marker>
        )}
      </Box>
    </Paper>
  )
}
