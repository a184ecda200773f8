import { usePortal } from '@bandiera/platform'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  uiTexts,
} from '@bandiera/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { texts } from './texts.ts'

interface ImageDialogProps {
  upload: ImageUpload
  title: string
  save: string
  /** Gets an address that is valid only on this page. */
  children: (preview: string) => ReactNode
}

/** Stays open after a refusal. */
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
        <Button onClick={give}>{uiTexts.annulla}</Button>
        {preview && (
          <Button autoFocus disabled={busy} onClick={() => void send()} variant="contained">
            {busy ? uiTexts.salvataggio : save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const AnswerSchema = z.object({ indirizzo: z.string() })

interface ImageUpload {
  preview: string | null
  problem: string | null
  busy: boolean
  /** 0 to 1. */
  progress: number
  choose: (file: File) => Promise<void>
  give: () => void
  send: () => Promise<void>
}

interface Options {
  /** Rejects with an Italian message. */
  prepare: (file: File) => Promise<Blob>
  onStored: (address: string) => Promise<void>
}

/** A step that fails can be tried again. */
export function useImageUpload({ prepare, onStored }: Options): ImageUpload {
  const { upload } = usePortal()
  const [chosen, setChosen] = useState<{ blob: Blob; preview: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const underway = useRef<AbortController>(null)
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.preview) : undefined), [chosen])
  const give = () => {
    underway.current?.abort()
    setChosen(null)
    setProblem(null)
    setProgress(null)
  }
  const choose = async (file: File) => {
    setProblem(null)
    await prepare(file).then(
      (blob) => setChosen({ blob, preview: URL.createObjectURL(blob) }),
      (error: unknown) => setProblem(textOf(error)),
    )
  }
  const send = async () => {
    if (!chosen) return
    const abort = (underway.current = new AbortController())
    setProblem(null)
    setProgress(0)
    try {
      const answer = await upload('/api/immagini', chosen.blob, { onProgress: setProgress, signal: abort.signal })
      await onStored(AnswerSchema.parse(answer).indirizzo)
      give()
    } catch (error) {
      if (abort.signal.aborted) return
      setProblem(textOf(error))
      setProgress(null)
    }
  }
  return {
    preview: chosen?.preview ?? null,
    problem,
    busy: progress !== null,
    progress: progress ?? 0,
    choose,
    give,
    send,
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
