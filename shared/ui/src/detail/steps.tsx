import CheckCircle from '@mui/icons-material/CheckCircle'
import Circle from '@mui/icons-material/RadioButtonUnchecked'
import Current from '@mui/icons-material/RadioButtonChecked'
import Skipped from '@mui/icons-material/RemoveCircleOutlined'
import Box from '@mui/material/Box'
import { hidden, HiddenText } from '../page/hidden-text.tsx'
import { detailTexts } from './texts.ts'

export type StepState = 'fatto' | 'attuale' | 'prossimo' | 'saltato'

export interface Step {
  id: string
  label: string
  stato: StepState
}

export interface StepsProps {
  steps: readonly Step[]
  label?: string
}

/** More than so many words have no room beside each other, except in a wide window. */
const WORDS = 6

/**
 * One line of steps, each with icon and word, never colour alone. Of many steps only the nearest show their words, the others under the
 * pointer. A phone shows only the nearest ones, with the number of the present one.
 */
export function Steps({ steps, label = detailTexts.passi }: StepsProps) {
  const here = steps.findIndex(({ stato }) => stato === 'attuale')
  return (
    <Box sx={frame}>
      <Box aria-label={label} component="ol" sx={road}>
        {steps.map(({ id, label: text, stato }, index) => {
          const { icon: Icon, color } = looks[stato]
          const near = here < 0 || Math.abs(index - here) <= 1
          const short = steps.length > WORDS && !near
          return (
            <Box
              aria-current={stato === 'attuale' ? 'step' : undefined}
              component="li"
              key={id}
              sx={{
                color: stato === 'attuale' ? 'text.primary' : 'text.secondary',
                fontWeight: stato === 'attuale' ? 600 : 400,
                ...(stato === 'attuale' && { flexShrink: '0 !important' }),
                // a phone has room for the step before and the step after
                display: { xs: near ? 'inline-flex' : 'none', sm: 'inline-flex' },
              }}
              title={text}
            >
              <Icon aria-hidden sx={{ color, fontSize: '1.125rem' }} />
              <Box
                component="span"
                sx={{
                  ...word,
                  ...(stato === 'saltato' && { textDecoration: 'line-through' }),
                  ...(short && iconOnly),
                }}
              >
                {text}
              </Box>
              {stato === 'attuale' && (
                <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.secondary', fontWeight: 400 }}>
                  {` ${detailTexts.passoDi(index + 1, steps.length)}`}
                </Box>
              )}
              <HiddenText>{`(${detailTexts[stato]})`}</HiddenText>
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

const looks = {
  fatto: { icon: CheckCircle, color: 'success.main' },
  attuale: { icon: Current, color: 'primary.main' },
  prossimo: { icon: Circle, color: 'text.secondary' },
  saltato: { icon: Skipped, color: 'text.secondary' },
} as const

const word = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

const iconOnly = { '@media screen and (min-width: 600px) and (max-width: 1535.95px)': hidden } as const

const LINE = { xs: 20, sm: 24 } // pixels of the line before a step

/** Hides the line before the first step of each row: it would connect to nothing. */
const frame = { overflowX: 'clip' } as const

const road = {
  display: 'flex',
  m: 0,
  ml: { xs: `-${LINE.xs}px`, sm: `-${LINE.sm}px` },
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  // the present step keeps its words
  '& > li': {
    flex: '0 1 auto',
    minWidth: 44,
    alignItems: 'center',
    gap: 1,
    position: 'relative',
    pl: { xs: `${LINE.xs}px`, sm: `${LINE.sm}px` },
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: { xs: 4, sm: 6 },
    width: 12,
    borderTop: '1px solid',
    borderColor: 'text.secondary',
    opacity: 0.5,
  },
} as const
