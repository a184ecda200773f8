import { formatByte, formatDate, type Documento } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItem } from '@bandiera/ui'
import { useId } from 'react'
import { useApri } from './apri.ts'
import { testi } from './testi.ts'

type Versione = NonNullable<Documento['versioni']>[number]

/** The files of a document, the present one first, each to be saved. */
export function VersioniDialog({ doc, onClose }: { doc: Documento; onClose: () => void }) {
  const id = useId()
  const { versioni = [] } = doc
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {testi.versioniTitolo(doc.nome)}
      </DialogTitle>
      <DialogContent>
        <List disablePadding>
          {doc.file && <Row doc={doc} one={{ ...doc, file: doc.file }} />}
          {versioni.map((one, at) => <Row doc={doc} key={at} one={one} versione={at} />).reverse()}
        </List>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose} variant="contained">
          {testi.chiudi}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Row({ doc, one, versione }: { doc: Documento; one: Versione; versione?: number }) {
  const apri = useApri()
  const name = useRecord('usr', one.caricatoDa ?? '')?.name
  const when = formatDate(one.caricatoIl)
  return (
    <ListItem disableGutters divider sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ flex: '1 1 200px' }}>
        <Box sx={{ fontWeight: 500 }}>{versione === undefined ? `${testi.attuale}: ${when}` : when}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {[name, formatByte(one.file.byte)].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Button
        aria-label={`${testi.scarica}: ${when}`}
        onClick={() => void apri(versione === undefined ? { doc } : { doc, versione }, 'scarica')}
        size="small"
        variant="outlined"
      >
        {testi.scarica}
      </Button>
    </ListItem>
  )
}
