import { usePortal } from '@bandiera/platform'
import {
  Alert,
  Button,
  type ButtonProps,
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

type ImageUpload = ReturnType<typeof useImageUpload>

interface ImageDialogProps {
  upload: ImageUpload
  title: string
  save: string
  /** Gets an address that is valid only on this page. */
  children: (preview: string) => ReactNode
}

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
            <LinearProgress aria-label={texts.loading} value={Math.round(progress * 100)} variant="determinate" />
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

/**
 * A step that fails can be tried again.
 * @param prepare rejects with an Italian message
 */
export function useImageUpload(prepare: (file: File) => Promise<Blob>, onStored: (address: string) => Promise<void>) {
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
    /** 0 to 1. */
    progress: progress ?? 0,
    choose,
    give,
    send,
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

interface Props extends Omit<ButtonProps, 'onClick'> {
  accept: string
  onFile: (file: File) => void
  children: string
  /** When the text of the button is not clear enough. */
  label?: string
}

export function ChooseButton({ accept, onFile, children, label = children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button aria-label={label} variant="outlined" {...button} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        accept={accept}
        aria-label={label}
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // the same file can be chosen again
          event.target.value = ''
        }}
        ref={input}
        type="file"
      />
    </>
  )
}

export const IMAGE_TYPES = 'image/png,image/jpeg,image/gif,image/webp,image/svg+xml'
const LIMIT_MB = 2

/** Rejects with an Italian message when the file is too large or not an image; the server checks again. */
export async function plainImage(file: File): Promise<Blob> {
  if (!IMAGE_TYPES.split(',').includes(file.type)) throw new Error(texts.nonLogo)
  if (file.size > LIMIT_MB * 1024 * 1024) throw new Error(texts.tooLarge(LIMIT_MB))
  return file
}

/** Pixels: sharp at the largest size that a photo is shown, also on dense screens. */
const SIDE = 320
const PHOTO_LIMIT_MB = 20

/** The middle of a photo as a square JPEG. Rejects with an Italian message. */
export async function cropSquare(file: File): Promise<Blob> {
  if (file.size > PHOTO_LIMIT_MB * 1024 * 1024) throw new Error(texts.tooLarge(PHOTO_LIMIT_MB))
  const image = await createImageBitmap(file).catch(() => {
    throw new Error(texts.notAnImage)
  })
  const side = Math.min(image.width, image.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const brush = canvas.getContext('2d')!
  // transparent pixels would turn black
  brush.fillStyle = '#ffffff'
  brush.fillRect(0, 0, SIDE, SIDE)
  brush.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  image.close()
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(texts.notAnImage))), 'image/jpeg', 0.9)
  })
}
