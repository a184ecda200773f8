import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  testiComuni,
} from '@bandiera/ui'
import { useId, type ReactNode } from 'react'
import { texts } from './texts.ts'
import type { ImageUpload } from './use-image-upload.ts'

interface ImageDialogProps {
  upload: ImageUpload
  title: string
  save: string
  /** How the image will look; gets an address that only this page knows. */
  children: (preview: string) => ReactNode
}

/** The chosen image as it will look, before it is saved; a refusal keeps it here. */
export function ImageDialog({ upload, title, save, children }: ImageDialogProps) {
  const { preview, problem, progress, busy, give, send } = upload
  const id = useId()
  const open = preview !== null || problem !== null
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={busy ? undefined : give} open={open}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 4 }}>
          {preview && children(preview)}
          {busy && (
            <LinearProgress aria-label={texts.caricamento} value={Math.round(progress * 100)} variant="determinate" />
          )}
          {problem && (
            <Alert role="alert" severity="error">
              {problem}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={give}>{testiComuni.annulla}</Button>
        {preview && (
          <Button autoFocus disabled={busy} onClick={() => void send()} variant="contained">
            {busy ? testiComuni.salvataggio : save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
