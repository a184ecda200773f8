import { Alert, Button, Disclosure, FormHelperText, FormLabel, OutlinedInput, Stack } from '@bandiera/ui'
import { useFormContext } from '@bandiera/ui/form'
import { useId, useState } from 'react'
import type { BilancioYearValues } from '../rules/bilancio.rules.ts'
import { readColonna } from '../rules/colonna.rules.ts'
import { testi } from '../testi.ts'

const { conti } = testi

/** Figures copied from a spreadsheet go to their lines by name, or in the order of the form; what finds no line is told. */
export function PasteColumn() {
  const { setValue } = useFormContext<BilancioYearValues>()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<{ n: number; ignote: string[] } | null>(null)
  const insert = () => {
    const { valori, ignote } = readColonna(text)
    const { ula, ...voci } = valori
    const set = { shouldDirty: true, shouldValidate: true } as const
    if (ula !== undefined) setValue('ula', ula, set)
    for (const [voce, value] of Object.entries(voci)) setValue(`voci.${voce as keyof typeof voci}`, value, set)
    setOutcome({ n: Object.keys(valori).length, ignote })
  }
  return (
    <Disclosure title={conti.incolla}>
      <Stack sx={{ gap: 2, mt: 2, alignItems: 'flex-start' }}>
        <ColumnBox onChange={setText} value={text} />
        <Button disabled={text.trim() === ''} onClick={insert} variant="outlined">
          {conti.inserisci}
        </Button>
        <div role="status">{outcome && <Outcome {...outcome} />}</div>
      </Stack>
    </Disclosure>
  )
}

function ColumnBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId()
  return (
    <Stack sx={{ width: 1 }}>
      <FormLabel htmlFor={id}>{conti.incollaTesto}</FormLabel>
      <OutlinedInput
        id={id}
        inputProps={{ 'aria-describedby': `${id}-help` }}
        multiline
        onChange={(event) => onChange(event.target.value)}
        rows={6}
        value={value}
      />
      <FormHelperText id={`${id}-help`}>{conti.incollaAiuto}</FormHelperText>
    </Stack>
  )
}

function Outcome({ n, ignote }: { n: number; ignote: string[] }) {
  if (n === 0 && ignote.length === 0) return <Alert severity="warning">{conti.nessunValore}</Alert>
  return (
    <Alert severity={ignote.length > 0 ? 'warning' : 'success'}>
      {conti.inseriti(n)} {ignote.length > 0 && conti.nonRiconosciute(ignote)}
    </Alert>
  )
}
