import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ShownFilter } from './filter-panel.tsx'
import { listTexts } from './texts.ts'

export interface FilterChipsProps {
  filters: readonly ShownFilter[]
  onOpen: (filter: string) => void
  onRemove: (filter: string) => void
}

/** The active filters: a press on a name opens its values, the cross takes the filter away. */
export function FilterChips({ filters, onOpen, onRemove }: FilterChipsProps) {
  return filters
    .filter(({ values }) => values.length > 0)
    .map((filter) => {
      const { id, label } = filter
      const chosen = namesOf(filter)
      const [first, ...rest] = chosen
      return (
        <Box key={id} sx={chip}>
          <ButtonBase
            aria-label={listTexts.filtro(`${label}: ${chosen.join(', ')}`)}
            data-tip={rest.length > 0 ? `${label}: ${chosen.join(', ')}` : undefined}
            onClick={() => onOpen(id)}
            sx={name}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
              {`${label}: `}
              <b>{first}</b>
              {rest.length > 0 && ` +${rest.length}`}
            </Box>
          </ButtonBase>
          <ButtonBase aria-label={listTexts.togli(label)} onClick={() => onRemove(id)} sx={cross}>
            <Close aria-hidden sx={{ fontSize: 16 }} />
          </ButtonBase>
        </Box>
      )
    })
}

const namesOf = ({ options, values }: ShownFilter): readonly string[] =>
  values.map((value) => options.find((option) => option.value === value)?.label ?? value)

const chip = {
  display: 'flex',
  flex: '0 1 auto',
  minWidth: { xs: 'max-content', md: 72 },
  maxWidth: 260,
  height: 28,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
const name = {
  minWidth: 0,
  pl: 2,
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
  '& b': { fontWeight: 600 },
} as const
const cross = { flex: 'none', width: 26, color: 'text.secondary', '&:hover': { color: 'text.primary' } } as const
