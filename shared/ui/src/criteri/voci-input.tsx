import Close from '@mui/icons-material/Close'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef, useState } from 'react'
import { FieldFrame, type FieldProps } from '../form/field-frame.tsx'
import type { Option } from '../form/select-input.tsx'
import { useField } from '../form/use-field.ts'
import { useSearch, type OptionSource } from '../form/use-search.ts'
import { testi } from './testi.ts'

export interface VociInputProps<V, O extends Option> extends FieldProps {
  source: OptionSource<O>
  toOption: (value: V) => O
  /** What a choice stands for, several at times; those that are chosen already stay as they are. */
  toValues: (option: O) => readonly V[]
  /** Choices made of a text that is in no list. */
  free?: (text: string) => readonly O[]
  /** Told of each choice, before the value changes. */
  onChosen?: (option: O) => void
}

/** Several choices found by their words: a box to search, the chosen ones under it, each with a way out. */
export function VociInput<V, O extends Option>(props: VociInputProps<V, O>) {
  const { name, source, toOption, toValues, free, onChosen, ...frame } = props
  const { field, error } = useField({ name })
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const values = (field.value as readonly V[] | undefined) ?? []
  const chosen = values.map(toOption)
  const { options, loading, failed } = useSearch<O>(source, text, null)
  const own = (free?.(text) ?? []).filter((one) => !options.some((option) => option.value === one.value))
  const left = [...options, ...own].filter((option) => !chosen.some(({ value }) => value === option.value))
  const add = (option: O) => {
    onChosen?.(option)
    const known = new Set(chosen.map(({ value }) => value))
    field.onChange([...values, ...toValues(option).filter((value) => !known.has(toOption(value).value))])
  }
  const drop = (index: number) => {
    field.onChange(values.filter((_, at) => at !== index))
    input.current?.focus()
  }
  const setRef = (element: HTMLInputElement | null) => {
    input.current = element
    field.ref(element)
  }
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <>
          <Autocomplete<O, true, true>
            autoHighlight
            clearOnBlur
            disableClearable
            filterOptions={(list) => list}
            getOptionKey={(option) => option.value}
            getOptionLabel={(option) => option.label}
            inputValue={text}
            loading={loading}
            loadingText="Cerco…"
            multiple
            noOptionsText={failed ?? (text ? 'Nessun risultato' : 'Scrivi per cercare')}
            onBlur={field.onBlur}
            onChange={(_event, list, reason) => reason === 'selectOption' && list[0] && add(list[0])}
            onInputChange={(_event, next, reason) => setText(reason === 'input' ? next : '')}
            openText="Apri"
            closeText="Chiudi"
            options={left}
            renderInput={(params) => (
              <OutlinedInput
                {...params.slotProps.input}
                fullWidth
                inputProps={{ ...params.slotProps.htmlInput, ...control }}
                inputRef={setRef}
                startAdornment={null}
              />
            )}
            // the chosen ones stand below, whole: here there is always room to search again
            value={NONE as O[]}
          />
          {chosen.length > 0 && <Chosen items={chosen} label={frame.label} onDrop={drop} />}
        </>
      )}
    </FieldFrame>
  )
}

interface ChosenProps {
  items: readonly Option[]
  label: string
  onDrop: (index: number) => void
}

function Chosen({ items, label, onDrop }: ChosenProps) {
  return (
    <Box
      aria-label={label}
      component="ul"
      sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {items.map((item, index) => (
        <Box component="li" key={item.value} sx={pill}>
          <span>{item.label}</span>
          <IconButton aria-label={testi.togli(item.label)} onClick={() => onDrop(index)} sx={{ p: 0.5, flexShrink: 0 }}>
            <Close sx={{ fontSize: '1rem' }} />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

/** Always the same list: a new one would clear what is being typed. */
const NONE: never[] = []

const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  pl: 2,
  pr: 0.5,
  minHeight: 28,
  maxWidth: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  overflowWrap: 'anywhere',
} as const
