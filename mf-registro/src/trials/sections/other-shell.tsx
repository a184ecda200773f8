import { Box, FormControl, FormHelperText, FormLabel, OutlinedInput } from '@bandiera/ui'
import { FileDrop } from '@bandiera/ui/import'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { OutlookTable, parseOutlook } from '../parts/outlook.tsx'
import { useAnswer } from '../../parts/requests.ts'
import { texts } from '../texts.ts'

export function OtherShell() {
  const [text, setText] = useState('')
  const [fileName, setFileName] = useState<string>()
  const id = useId()
  const shell = readShell(text)
  const isWrong = text.trim() !== '' && shell === null
  const chiesto = useAnswer('/api/registro/shell?tabella=1', shell, parseOutlook)
  const take = async (file: File) => {
    setText(await file.text())
    setFileName(file.name)
  }
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 3, maxWidth: '75ch' }}>{texts.shellNote}</Box>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 640 }}>
        <FileDrop
          accept=".json,application/json"
          fileName={fileName}
          label={texts.file}
          onFile={(file) => void take(file)}
        />
        <FormControl error={isWrong} fullWidth>
          <FormLabel htmlFor={id} sx={{ mb: 1 }}>
            {texts.text}
          </FormLabel>
          <OutlinedInput
            inputProps={{
              'aria-describedby': isWrong ? `${id}-note` : undefined,
              'aria-invalid': isWrong,
              id,
              spellCheck: false,
            }}
            maxRows={10}
            minRows={4}
            multiline
            onChange={(event) => {
              setText(event.target.value)
              setFileName(undefined)
            }}
            value={text}
          />
          {isWrong && (
            <FormHelperText id={`${id}-note`} role="alert">
              {texts.textError}
            </FormHelperText>
          )}
        </FormControl>
      </Box>
      <OutlookTable chiesto={chiesto} niente={texts.nothing} />
    </>
  )
}

const ShellSchema = z.object({
  version: z.string(),
  contracts: z.array(z.string()).check(z.minLength(1)),
  shared: z.record(z.string(), z.string()),
})
/** What modules depend on of a shell. */
type Shell = z.infer<typeof ShellSchema>

/** `null` when the text is no `shell.json`. */
function readShell(text: string): Shell | null {
  try {
    return ShellSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
