import { Alert, Button, Disclosure, FormHelperText, FormLabel, OutlinedInput, Stack } from '@bandiera/ui'
import { useFormContext } from '@bandiera/ui/form'
import { useId, useState } from 'react'
import type { BilancioYearValues } from '../bilanci.rules.ts'
import { readColumn, type PastedColumn } from './read.ts'
import { texts } from '../../texts.ts'

const { accounts } = texts

/** Figures go to their lines by name, or in the order of the form. The outcome lists every pasted line. */
export function PasteColumn() {
  const { setValue, getValues } = useFormContext<BilancioYearValues>()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<PastedColumn | null>(null)
  const insert = (anno = getValues('anno')) => {
    const column = readColumn(text, { anno })
    const { ula, ...voci } = column.valori
    const set = { shouldDirty: true, shouldValidate: true } as const
    if (ula !== undefined) setValue('ula', ula, set)
    for (const [voce, value] of Object.entries(voci)) setValue(`voci.${voce as keyof typeof voci}`, value, set)
    setOutcome(column)
  }
  const insertYear = (anno: number) => {
    setValue('anno', anno, { shouldDirty: true, shouldValidate: true })
    insert(anno)
  }
  return (
    <Disclosure title={accounts.paste}>
      <Stack sx={{ gap: 2, mt: 2, alignItems: 'flex-start' }}>
        <ColumnBox onChange={setText} value={text} />
        <Button disabled={text.trim() === ''} onClick={() => insert()} variant="outlined">
          {accounts.insert}
        </Button>
        <div role="status">{outcome && <Outcome anno={getValues('anno')} colonna={outcome} onYear={insertYear} />}</div>
      </Stack>
    </Disclosure>
  )
}

function ColumnBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const id = useId()
  return (
    <Stack sx={{ width: 1 }}>
      <FormLabel htmlFor={id}>{accounts.pasteText}</FormLabel>
      <OutlinedInput
        id={id}
        inputProps={{ 'aria-describedby': `${id}-help` }}
        multiline
        onChange={(event) => onChange(event.target.value)}
        rows={6}
        value={value}
      />
      <FormHelperText id={`${id}-help`}>{accounts.pasteHelp}</FormHelperText>
    </Stack>
  )
}

interface OutcomeProps {
  colonna: PastedColumn
  anno: number | undefined
  onYear: (anno: number) => void
}

function Outcome({ colonna, anno, onYear }: OutcomeProps) {
  const { valori, ignote, senzaCampo = [], titoli = [], anni } = colonna
  const n = Object.keys(valori).length
  if (anni)
    return (
      <Alert severity="warning">
        {accounts.otherYears(anni, anno)}
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          {anni.map((year) => (
            <Button key={year} onClick={() => onYear(year)} size="small" variant="outlined">
              {accounts.insertYear(year)}
            </Button>
          ))}
        </Stack>
      </Alert>
    )
  if (n === 0 && ignote.length === 0) return <Alert severity="warning">{accounts.noValue}</Alert>
  return (
    <Stack sx={{ gap: 1 }}>
      <Alert severity={ignote.length > 0 ? 'warning' : 'success'}>
        {accounts.inserted(n)} {ignote.length > 0 && accounts.notRecognised(ignote)}
      </Alert>
      {senzaCampo.length > 0 && <Lines lines={senzaCampo} title={accounts.withoutField(senzaCampo.length)} />}
      {titoli.length > 0 && <Lines lines={titoli} title={accounts.withoutAmount(titoli.length)} />}
    </Stack>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Disclosure title={title}>
    <ul>
      {lines.map((line, index) => (
        // a balance sheet has the same heading twice
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  </Disclosure>
)
