import {
  Box,
  Button,
  ConfirmDialog,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Drawer,
  testiComuni,
  Typography,
} from '@bandiera/ui'
import { ConflictDialog } from '@bandiera/ui/form'
import { useId, useState } from 'react'
import { Gruppo, Riga } from '../campione.tsx'
import { ModuloInFinestra } from '../modulo-in-finestra.tsx'

type Finestra = 'domanda' | 'dialogo' | 'cassetto' | 'modulo' | 'conflitto'

const AT = '2026-03-05T14:07:00.000Z'
const CONFLITTI = [
  {
    field: 'telefono',
    label: 'Telefono',
    words: { base: '02 1234567', mine: '02 7654321', theirs: '02 1111111' },
    by: 'Anna Neri',
    at: AT,
  },
  { field: 'sito', label: 'Sito', words: { base: '', mine: 'https://rossi.it', theirs: '' }, by: 'Anna Neri', at: AT },
]

/** Windows over the page: open them to see them. */
export function Finestre() {
  const [aperta, setAperta] = useState<Finestra | null>(null)
  const close = () => setAperta(null)
  return (
    <Gruppo nome="Si aprono sopra la pagina">
      <Riga>
        <Button onClick={() => setAperta('domanda')} variant="outlined">
          Apri la domanda
        </Button>
        <Button onClick={() => setAperta('dialogo')} variant="outlined">
          Apri il dialogo
        </Button>
        <Button onClick={() => setAperta('cassetto')} variant="outlined">
          Apri il cassetto
        </Button>
        <Button onClick={() => setAperta('modulo')} variant="outlined">
          Apri il modulo
        </Button>
        <Button onClick={() => setAperta('conflitto')} variant="outlined">
          Apri il conflitto
        </Button>
      </Riga>
      <ConflictDialog conflicts={aperta === 'conflitto' ? CONFLITTI : []} onAnswer={close} />
      <ModuloInFinestra onClose={close} open={aperta === 'modulo'} />
      <ConfirmDialog
        ok="Elimina"
        onAnswer={close}
        open={aperta === 'domanda'}
        text="L’azienda e le sue 3 pratiche spariscono per tutti."
        title="Eliminare Neri Software Srl?"
      />
      <Dialogo onClose={close} open={aperta === 'dialogo'} />
      <Drawer
        onClose={close}
        open={aperta === 'cassetto'}
        slotProps={{ paper: { 'aria-label': 'Cassetto di esempio', role: 'dialog', sx: { width: 280 } } }}
      >
        <Box sx={{ p: 5, display: 'grid', gap: 4, justifyItems: 'start' }}>
          <Typography>Il menu su uno schermo stretto sta in un cassetto come questo.</Typography>
          <Button onClick={close} variant="outlined">
            {testiComuni.chiudi}
          </Button>
        </Box>
      </Drawer>
    </Gruppo>
  )
}

function Dialogo({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId()
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={onClose} open={open}>
      <DialogTitle id={id}>Dialogo di esempio</DialogTitle>
      <DialogContent>
        <Typography>Il fuoco resta dentro finché è aperto; Esc lo chiude e torna al pulsante.</Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{testiComuni.annulla}</Button>
        <Button onClick={onClose} variant="contained">
          {testiComuni.conferma}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
