import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { hidden } from '../page/hidden-text.tsx'
import { CHOICES } from './choice-input.tsx'
import { NoteBelow } from './field-frame.tsx'
import { formTexts } from './texts.ts'
import { useField } from './use-field.ts'

export interface YesNoRow {
  name: string
  label: string
  help?: ReactNode
  /** The label asks the opposite of the stored value. */
  negated?: boolean
  disabled?: boolean
}

export interface YesNoTableProps {
  label: string
  rows: readonly YesNoRow[]
  /** Leaves out Non noto. */
  sure?: boolean
}

/** Questions that are answered with yes, no or not known, one a row: true, false or `null`, for unknown is never no. */
export const YesNoTable = ({ label, rows, sure = false }: YesNoTableProps) => (
  <Box component="table" sx={table}>
    <Box component="caption" sx={caption}>
      {label}
    </Box>
    <Box component="thead" sx={hidden}>
      <tr>
        <th scope="col">{formTexts.domanda}</th>
        <th scope="col">{formTexts.risposta}</th>
      </tr>
    </Box>
    <tbody>
      {rows.map((row) => (
        <Row key={row.name} sure={sure} {...row} />
      ))}
    </tbody>
  </Box>
)

function Row({ name, label, help, negated, disabled = false, sure }: YesNoRow & { sure: boolean }) {
  const { field, error } = useField({ name })
  const id = useId()
  const noteId = error || help ? `${id}-note` : undefined
  const turned = (value: boolean | null): boolean | null => (negated && value !== null ? !value : value)
  const now = (field.value as boolean | null | undefined) ?? null
  const choices = sure ? CHOICES.slice(0, 2) : CHOICES
  return (
    <Box component="tr" sx={line}>
      <Box component="th" id={id} scope="row" sx={question}>
        {label}
        <NoteBelow error={error} help={help} id={noteId} />
      </Box>
      <Box component="td" sx={answer}>
        <Box
          aria-describedby={noteId}
          aria-disabled={disabled || undefined}
          aria-invalid={error !== undefined}
          aria-labelledby={id}
          onBlur={field.onBlur}
          role="radiogroup"
          sx={error === undefined ? segments : wrong}
        >
          {choices.map(({ key, value, label: text }, index) => (
            <Box component="label" key={key} sx={segment}>
              <input
                checked={turned(value) === now}
                disabled={disabled}
                name={name}
                onChange={() => field.onChange(turned(value))}
                ref={index === 0 ? field.ref : undefined}
                type="radio"
                value={key}
              />
              <span>{text}</span>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

const table = { width: 1, maxWidth: 640, borderCollapse: 'collapse', display: { xs: 'block', sm: 'table' } } as const
const caption = {
  display: { xs: 'block', sm: 'table-caption' },
  captionSide: 'top',
  textAlign: 'left',
  pb: 2,
  typography: 'h3',
} as const
const line = {
  display: { xs: 'block', sm: 'table-row' },
  height: 36,
  borderBottom: 1,
  borderColor: 'divider',
  py: { xs: 2, sm: 0 },
} as const
const question = {
  display: { xs: 'block', sm: 'table-cell' },
  textAlign: 'left',
  fontWeight: 400,
  pr: 3,
  pb: { xs: 1, sm: 0 },
} as const
const answer = { display: { xs: 'block', sm: 'table-cell' }, p: 0, textAlign: 'right', width: { sm: 204 } } as const

const segments = {
  display: 'flex',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'clip',
  bgcolor: 'background.paper',
} as const
const wrong = { ...segments, borderColor: 'error.main' } as const
const segment = {
  position: 'relative',
  flex: '1 1 0',
  minWidth: 'max-content',
  cursor: 'pointer',
  '& + &': { borderLeft: 1, borderColor: 'divider' },
  '& input': { position: 'absolute', inset: 0, width: 1, height: 1, m: 0, opacity: 0, cursor: 'inherit' },
  '& span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: { xs: 44, sm: 28 },
    px: 2,
    typography: 'body2',
    color: 'text.secondary',
  },
  '&:hover span': { bgcolor: 'action.hover' },
  '& input:checked + span': { bgcolor: 'primary.main', color: 'primary.contrastText', fontWeight: 600 },
  // not known is no answer: it does not shout
  '& input[value="nonNoto"]:checked + span': { bgcolor: 'action.selected', color: 'text.primary' },
  '& input:focus-visible + span': { outline: 2, outlineColor: 'primary.main', outlineOffset: '-4px' },
  '& input:checked:focus-visible + span': { outlineColor: 'currentcolor' },
  '& input:disabled + span': { opacity: 0.6, cursor: 'default' },
  '@media (forced-colors: active)': {
    '& input:checked + span': { outline: '2px solid Highlight', outlineOffset: '-2px' },
    '& input:focus-visible + span': { outline: '3px dashed Highlight', outlineOffset: '-3px' },
  },
} as const
