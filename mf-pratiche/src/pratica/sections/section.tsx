import type { Pratica } from '@bandiera/domain'
import { useEdit, type WritePatch } from '@bandiera/live'
import { useSaved } from '@bandiera/platform'
import { AddIcon, Box, Button, CloseIcon, IconButton, Muted } from '@bandiera/ui'
import { type FieldValues, FormDialog, type FormDialogProps, type FormSchema, useSchemaForm } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { texts } from '../../texts.ts'
import { usePraticaWrites } from './patch.ts'

export interface SectionProps {
  pratica: Pratica
  /** Whether this user works on the case file, and not only reads it. */
  may: boolean
}

export interface PraticaDialogProps {
  pratica: Pratica
  onClose: () => void
}

interface FrameProps<V extends FieldValues>
  extends PraticaDialogProps, Pick<FormDialogProps<V, V, unknown>, 'title' | 'children'> {
  schema: FormSchema<V>
  values: (before: Pratica) => V
  /** What to write of a case file, as it was when the dialog opened. */
  patch: (typed: V, before: Pratica) => WritePatch
}

/** A form that changes a part of a case file. */
export function PraticaDialog<V extends FieldValues>({ pratica, schema, values, patch, ...frame }: FrameProps<V>) {
  const { before } = useEdit('pratiche', pratica)
  const { update } = usePraticaWrites(before)
  const form = useSchemaForm(schema, values(before) as never)
  const saved = useSaved(texts.saved)
  const save = (typed: V, choice?: Parameters<typeof update>[1]) => update(patch(typed, before), choice)
  return <FormDialog {...frame} form={form} onSaved={saved} onSubmit={save} open />
}

/** A line of a list with its place in the record. */
export interface Placed<T> {
  one: T
  index: number
}

/** Lines with their places, open ones first, then by day. */
export const openFirst = <T extends { fatta?: boolean | undefined }>(
  lines: readonly T[] = [],
  dayOf: (line: T) => string,
): Placed<T>[] =>
  lines
    .map((one, index) => ({ one, index }))
    .sort((a, b) => rankOf(a) - rankOf(b) || dayOf(a.one).localeCompare(dayOf(b.one)))

const rankOf = ({ one }: Placed<{ fatta?: boolean | undefined }>): number => Number(one.fatta ?? false)

interface ListHeadProps {
  add: string
  /** `null` for readers. */
  onAdd: (() => void) | null
  children?: ReactNode
}

/** Head of a list of lines: a summary, and the button that adds one. */
export const ListHead = ({ children, add, onAdd }: ListHeadProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
    <Muted component="div">{children}</Muted>
    {onAdd && (
      <Button className="no-print" onClick={onAdd} startIcon={<AddIcon />} variant="outlined">
        {add}
      </Button>
    )}
  </Box>
)

export const RemoveButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <IconButton aria-label={label} className="no-print" onClick={onClick} size="small">
    <CloseIcon fontSize="small" />
  </IconButton>
)

export const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  py: 2,
  minHeight: 52,
  borderTop: 1,
  borderColor: 'divider',
} as const
export const listStyle = { m: 0, p: 0, listStyle: 'none' } as const
