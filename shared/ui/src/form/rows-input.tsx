import Add from '@mui/icons-material/Add'
import ArrowDown from '@mui/icons-material/ArrowDownward'
import ArrowUp from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { HiddenText } from '../page/hidden-text.tsx'
import { FieldNote } from './field-frame.tsx'
import { formTexts } from './texts.ts'

export interface RowsInputProps {
  name: string
  label: string
  help?: ReactNode
  add: string
  empty: object | (() => object)
  rowLabel: (index: number) => string
  children: (at: string, index: number) => ReactNode
  movable?: boolean
  max?: number
}

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
    say(formTexts.tolta(rowLabel(index)))
    const last = fields.length - 2
    void (last < 0 ? focus(-1, 'add') : focus(Math.min(index, last), 'remove'))
  }
  const shift = (index: number, way: RowMove) => {
    const to = way === 'up' ? index - 1 : index + 1
    if (to < 0 || to >= fields.length) return
    move(index, to)
    say(formTexts.spostata(to + 1, fields.length))
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

function useListError(name: string): string | undefined {
  const { getFieldState } = useFormContext()
  const error = getFieldState(name, useFormState({ name })).error as
    | { message?: string; root?: { message?: string } }
    | undefined
  return error?.root?.message ?? error?.message
}

type RowMove = 'up' | 'down'

interface RowFrameProps {
  label: string
  index: number
  count: number
  onRemove: () => void
  onMove?: ((way: RowMove) => void) | undefined
  children: ReactNode
}

/** One row of a list in a form: its name, its buttons, its fields. Alt with an arrow moves it from any of its fields. */
function RowFrame({ label, index, count, onRemove, onMove, children }: RowFrameProps) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    const way = event.altKey && (event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : null)
    if (!way || !onMove) return
    event.preventDefault()
    onMove(way)
  }
  const mover = (way: RowMove, icon: ReactNode, disabled: boolean) => (
    <IconButton
      aria-label={way === 'up' ? formTexts.su(label) : formTexts.giu(label)}
      data-row={`${index}:${way}`}
      disabled={disabled}
      onClick={() => onMove?.(way)}
    >
      {icon}
    </IconButton>
  )
  return (
    <Stack
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      role="group"
      sx={{ gap: 3, borderLeft: 2, borderColor: 'divider', pl: 3 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography component="span" id={id} sx={{ mr: 'auto' }} variant="h3">
          {label}
        </Typography>
        {onMove && mover('up', <ArrowUp />, index === 0)}
        {onMove && mover('down', <ArrowDown />, index === count - 1)}
        <IconButton aria-label={formTexts.togli(label)} data-row={`${index}:remove`} onClick={onRemove}>
          <Close />
        </IconButton>
      </Stack>
      {children}
    </Stack>
  )
}
