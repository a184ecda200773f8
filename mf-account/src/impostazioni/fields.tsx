import { usePortal } from '@bandiera/platform'
import { Box, Button, LinearProgress, Stack } from '@bandiera/ui'
import { useFormContext, useWatch } from '@bandiera/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ChooseButton, IMAGE_TYPES, plainImage } from '../parts/images/upload.tsx'
import { texts } from '../parts/images/texts.ts'

const AnswerSchema = z.object({ indirizzo: z.string() })

interface Props {
  name: string
  label: string
  words: { carica: string; cambia: string; rimuovi: string }
}

/** Uploads the file when it is chosen; its address is saved with the form. Empty without an image. */
export function ImageField({ name, label, words }: Props) {
  const { upload } = usePortal()
  const { setValue } = useFormContext()
  const value = String((useWatch({ name }) as unknown) ?? '')
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const set = (address: string) => setValue(name, address, { shouldDirty: true })
  const send = async (file: File) => {
    setProblem(null)
    setProgress(0)
    try {
      const answer = await upload('/api/immagini', await plainImage(file), { onProgress: setProgress })
      set(AnswerSchema.parse(answer).indirizzo)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setProgress(null)
    }
  }
  return (
    <Box aria-label={label} role="group">
      <Box sx={{ fontWeight: 500, mb: 1 }}>{label}</Box>
      <Stack direction="row" sx={{ gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        {value && (
          <Box
            alt=""
            component="img"
            src={value}
            sx={{ height: 72, maxWidth: 160, objectFit: 'cover', borderRadius: 1 }}
          />
        )}
        <ChooseButton accept={IMAGE_TYPES} disabled={progress !== null} onFile={(file) => void send(file)}>
          {value ? words.cambia : words.carica}
        </ChooseButton>
        {value && <Button onClick={() => set('')}>{words.rimuovi}</Button>}
      </Stack>
      {progress !== null && (
        <LinearProgress
          aria-label={texts.loading}
          sx={{ mt: 2 }}
          value={Math.round(progress * 100)}
          variant="determinate"
        />
      )}
      {problem && (
        <Box role="alert" sx={{ color: 'error.main', typography: 'body2', mt: 1 }}>
          {problem}
        </Box>
      )}
    </Box>
  )
}
