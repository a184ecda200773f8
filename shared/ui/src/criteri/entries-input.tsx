import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { ComboView } from '../form/combo-box.tsx'
import { FieldFrame, type FieldProps } from '../form/field-frame.tsx'
import type { Option } from '../form/select-input.tsx'
import { useChoiceField } from '../form/use-choice-text.ts'
import type { OptionSource } from '../form/use-search.ts'
import { criteriTexts } from './texts.ts'

export interface EntriesInputProps<V, O extends Option> extends FieldProps {
  source: OptionSource<O>
  toOption: (value: V) => O
  /** The values of an option, sometimes several; already chosen values are kept unchanged. */
  toValues: (option: O) => readonly V[]
  free?: (text: string) => readonly O[]
  onChosen?: (option: O) => void
}

/** Several choices: a search box, and below it the chosen ones, each with a button that removes it. */
export function EntriesInput<V, O extends Option>(props: EntriesInputProps<V, O>) {
  const { name, source, toOption, toValues, free, onChosen, ...frame } = props
  const { getValues } = useFormContext()
  const add = (option: O) => {
    onChosen?.(option)
    // the value of this moment: another choice may have changed it since the last render
    const now = (getValues(name) as readonly V[] | undefined) ?? []
    const known = new Set(now.map((value) => toOption(value).value))
    field.onChange([...now, ...toValues(option).filter((value) => !known.has(toOption(value).value))])
  }
  // chosen values are listed below the box, which stays free to search again
  const { field, text, error } = useChoiceField<O>({ name, source, free, add, chosen: () => null })
  const input = useRef<HTMLInputElement>(null)
  const values = (field.value as readonly V[] | undefined) ?? []
  const chosen = values.map(toOption)
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
          <ComboView<O>
            control={control}
            disabled={frame.disabled}
            inputRef={setRef}
            text={text}
            value={null}
            without={chosen}
          />
          {chosen.length > 0 && <Chosen items={chosen} label={frame.label} onDrop={drop} />}
        </>
      )}
    </FieldFrame>
  )
}

function Chosen({ items, label, onDrop }: { items: readonly Option[]; label: string; onDrop: (at: number) => void }) {
  return (
    <Box
      aria-label={label}
      component="ul"
      sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {items.map((item, index) => (
        <Box component="li" key={item.value} sx={pill}>
          <span>{item.label}</span>
          <IconButton
            aria-label={criteriTexts.togli(item.label)}
            onClick={() => onDrop(index)}
            sx={{ p: 0.5, flexShrink: 0 }}
          >
            <Close sx={{ fontSize: '1rem' }} />
          </IconButton>
        </Box>
      ))}
    </Box>
  )
}

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
