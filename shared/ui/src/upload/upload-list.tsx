import CloseIcon from '@mui/icons-material/Close'
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined'
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined'
import Refresh from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { formatBytes } from '@bandiera/domain'
import { useSyncExternalStore } from 'react'
import { uiTexts } from '../texts.ts'
import type { Upload, Uploads } from './uploads.ts'

export function UploadList({ uploads }: { uploads: Uploads }) {
  const list = useSyncExternalStore(uploads.subscribe, uploads.list)
  if (list.length === 0) return null
  return (
    <Box aria-label={uiTexts.caricamenti} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {list.map((one) => (
        <Row key={one.id} one={one} uploads={uploads} />
      ))}
    </Box>
  )
}

function Row({ one, uploads }: { one: Upload; uploads: Uploads }) {
  const { id, nome, byte, stato, errore, definitivo } = one
  const failed = stato === 'fallito'
  const Icon = failed ? ErrorIcon : InsertDriveFile
  return (
    <Box component="li" sx={row}>
      <Icon aria-hidden fontSize="small" sx={{ color: failed ? 'error.main' : 'text.secondary', mt: '2px' }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {nome}{' '}
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {formatBytes(byte)}
          </Box>
        </Box>
        {failed ? (
          <Box role="alert" sx={{ color: 'error.main' }}>
            {errore}
          </Box>
        ) : (
          <Progress one={one} />
        )}
      </Box>
      {failed && !definitivo && (
        <Button onClick={() => uploads.retry(id)} size="small" startIcon={<Refresh />} variant="outlined">
          {uiTexts.riprova}
        </Button>
      )}
      <IconButton
        aria-label={`${failed ? uiTexts.rimuovi : uiTexts.fermaCaricamento}: ${nome}`}
        onClick={() => uploads.remove(id)}
        size="small"
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}

function Progress({ one: { nome, parte, stato } }: { one: Upload }) {
  const percent = Math.round(parte * 100)
  const known = stato === 'invio' && parte > 0 && parte < 1
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
      <LinearProgress
        aria-label={`${uiTexts.caricamentoDi} ${nome}`}
        sx={{ flex: 1, maxWidth: 320 }}
        value={percent}
        variant={known ? 'determinate' : 'indeterminate'}
      />
      <Box component="span" sx={{ minWidth: 88 }}>
        {stato === 'attesa' ? uiTexts.inAttesa : parte >= 1 ? uiTexts.controllo : `${percent}%`}
      </Box>
    </Box>
  )
}

const row = {
  display: 'flex',
  gap: 2,
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
}
