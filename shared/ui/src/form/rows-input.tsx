import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { HiddenText } from '../parts/hidden-text.tsx'
import { FieldNote } from './field-note.tsx'
import { RowFrame, type RowMove } from './row-frame.tsx'
import { testi } from './testi.ts'

export interface RowsInputProps {
  /** Path of the list in the form's values. */
  name: string
  label: string
  help?: ReactNode
  /** Word of the button that adds one: `Aggiungi una sede`. */
  add: string
  /** What a new row starts with. */
  empty: object | (() => object)
  /** Name of a row, by its place from 0: `Sede 1`. */
  rowLabel: (index: number) => string
  /** The fields of a row; `at` is its path, `sedi.0`. */
  children: (at: string, index: number) => ReactNode
  /** Whether the order means something. */
  movable?: boolean
  max?: number
}

/** A list of alike rows in a form: add, remove, move, all of it by keyboard; where the focus goes is always said. */
export function RowsInput(props: RowsInputProps) {
  const { name, label, help, add, empty, rowLabel, children, movable = false, max = Infinity } = props
  const { fields, append, remove, move } = useFieldArray({ name })
  const [said, say] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const error = useListError(name)
  const focus = (index: number, part: RowMove | 'remove' | 'add') =>
    // the row is in its new place after React has drawn it
    setTimeout(() => list.current?.querySelector<HTMLElement>(`[data-row="${index}:${part}"]`)?.focus())
  const take = (index: number) => {
    remove(index)
    say(testi.tolta(rowLabel(index)))
    const last = fields.length - 2
    void (last < 0 ? focus(-1, 'add') : focus(Math.min(index, last), 'remove'))
  }
  const shift = (index: number, way: RowMove) => {
    const to = way === 'up' ? index - 1 : index + 1
    if (to < 0 || to >= fields.length) return
    move(index, to)
    say(testi.spostata(to + 1, fields.length))
    focus(to, (way === 'up' && to === 0) || (way === 'down' && to === fields.length - 1) ? other(way) : way)
  }
  return (
    <Stack aria-labelledby={id} ref={list} role="group" sx={{ gap: 3 }}>
      <Typography component="span" id={id} sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
      {fields.map((field, index) => (
        <RowFrame
          count={fields.length}
          index={index}
          key={field.id}
          label={rowLabel(index)}
          onMove={movable ? (way) => shift(index, way) : undefined}
          onRemove={() => take(index)}
        >
          {children(`${name}.${index}`, index)}
        </RowFrame>
      ))}
      {(error ?? help) && (
        <FormHelperText component="div" error={error !== undefined}>
          <FieldNote error={error} help={help} />
        </FormHelperText>
      )}
      <Button
        data-row="-1:add"
        disabled={fields.length >= max}
        onClick={() => append(typeof empty === 'function' ? (empty as () => object)() : empty)}
        startIcon={<Add aria-hidden />}
        sx={{ alignSelf: 'flex-start' }}
        variant="outlined"
      >
        {add}
      </Button>
      <HiddenText role="status">{said}</HiddenText>
    </Stack>
  )
}

const other = (way: RowMove): RowMove => (way === 'up' ? 'down' : 'up')

/** What is wrong with the list as a whole; a row's own errors stand at its fields. */
function useListError(name: string): string | undefined {
  const { getFieldState } = useFormContext()
  const error = getFieldState(name, useFormState({ name })).error as
    | { message?: string; root?: { message?: string } }
    | undefined
  return error?.root?.message ?? error?.message
}
