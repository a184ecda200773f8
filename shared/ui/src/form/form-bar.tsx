import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { useTyped } from './choice-texts.ts'
import { flatten } from './error-summary.tsx'
import { formTexts } from './texts.ts'

/**
 * The buttons of a form, with its state beside them. They stay at the bottom of the window while the form is longer than it;
 * the page's `scroll-padding` keeps a focused field above them. Last child of a form inside `FormProvider`.
 */
export function FormBar({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isStuck = useStuck(place)
  return (
    <Box className="no-print" data-form-bar="" data-over-page ref={place} sx={isStuck ? stuck : bar}>
      <Box sx={buttons}>{children}</Box>
      <FormStatus />
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  columnGap: 3,
  pt: { xs: 2, sm: 3 },
  pb: { xs: 'max(8px, env(safe-area-inset-bottom))', sm: 3 },
  borderTop: 1,
  borderColor: 'transparent',
} as const
const stuck = { ...bar, bgcolor: 'background.default', borderColor: 'divider' } as const
const buttons = { display: 'flex', gap: 2, flexShrink: 0, '& .MuiButton-root': { minHeight: { xs: 44, sm: 32 } } }

/** Whether the element is held at the bottom of the window. */
function useStuck(place: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    // at the edge its last line is outside of what is watched
    const watch = new IntersectionObserver(([entry]) => setStuck((entry?.intersectionRatio ?? 1) < 1), {
      rootMargin: '0px 0px -1px 0px',
      threshold: [0, 0.9, 1],
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return isStuck
}

/** That something is not saved yet; after a refused submission the number of errors, which leads to the first one. */
export function FormStatus() {
  const { control, setFocus } = useFormContext()
  const isTyped = useTyped(control)
  const { errors, submitCount } = useFormState()
  const wrong = submitCount > 0 ? flatten(errors) : []
  const goToFirst = ({ currentTarget }: MouseEvent) => {
    const first = firstWrong(currentTarget.closest('form'))
    if (first) first.focus()
    else setFocus(wrong[0]!.path)
  }
  if (wrong.length > 0)
    return (
      <Button color="error" onClick={goToFirst} startIcon={<ErrorOutlined aria-hidden />} sx={errorsSx}>
        {`${formTexts.errori(wrong.length)}: ${formTexts.vaiAlPrimo}`}
      </Button>
    )
  return isTyped ? (
    <Typography color="textSecondary" sx={status} variant="body2">
      {formTexts.nonSalvate}
    </Typography>
  ) : null
}

const status = { ml: 'auto', textAlign: 'right', minWidth: 0 } as const
const errorsSx = { ...status, minHeight: { xs: 44, sm: 32 }, whiteSpace: 'normal', lineHeight: 1.2 }

/** In the order of the page, which is not that of the schema. */
function firstWrong(form: HTMLFormElement | null): HTMLElement | null {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
  return first?.matches('fieldset, [role=radiogroup]') ? first.querySelector('input') : first
}

/** Enter in a list of choices, a search or a tick never sends the form around it. For `onKeyDown` of a form. */
export function keepEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && event.target instanceof Element && event.target.matches(CHOICES)) event.preventDefault()
}

const CHOICES =
  'input:is([type=radio], [type=checkbox], [type=search], [type=file], [type=color], [type=range], [role=combobox]), select'
