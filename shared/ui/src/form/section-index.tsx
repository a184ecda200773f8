import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { HiddenText } from '../page/hidden-text.tsx'
import { formTexts } from './texts.ts'

export interface SectionIndexProps {
  label?: string
  /** A button beside the menu, so that it stays in reach; absent from 1280 px. */
  action?: ReactNode
  children: ReactNode
}

/**
 * Around a form or page that is longer than a screen: an index of its sections (`FieldGroup`, or any element with `data-section`),
 * beside it from 1280 px and a menu above it below that. It marks the section in view and counts the errors of each.
 */
export function SectionIndex({ label = formTexts.sezioni, action, children }: SectionIndexProps) {
  const place = useRef<HTMLDivElement>(null)
  const sections = useSections(place)
  const now = useCurrent(place, sections)
  const go = (title: string) => open(place.current, title)
  return (
    <Box sx={layout}>
      {sections.length > 1 && (
        <>
          <Column go={go} label={label} now={now} sections={sections} />
          <Menu action={action} go={go} now={now} sections={sections} />
        </>
      )}
      <Box ref={place} sx={{ gridColumn: '-2 / -1', minWidth: 0 }}>
        {children}
      </Box>
    </Box>
  )
}

const WIDE = '@media (min-width: 1280px)'
const top = 'var(--bandiera-top, 0px)'
const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 6,
  [WIDE]: { gridTemplateColumns: '184px minmax(0, 1fr)' },
} as const

interface Part {
  title: string
  errors: number
}

interface PartsProps {
  sections: readonly Part[]
  now: string
  go: (title: string) => void
}

const Column = ({ label, sections, now, go }: PartsProps & { label: string }) => (
  <Box aria-label={label} className="no-print" component="nav" sx={column}>
    {sections.map(({ title, errors }) => (
      <ButtonBase
        aria-current={title === now ? 'location' : undefined}
        key={title}
        onClick={() => go(title)}
        sx={title === now ? chosen : entry}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Box>
        {errors > 0 && <ErrorCount errors={errors} />}
      </ButtonBase>
    ))}
  </Box>
)

const ErrorCount = ({ errors }: { errors: number }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, color: 'error.main' }}>
    <ErrorOutlined aria-hidden sx={{ fontSize: '1rem' }} />
    <span aria-hidden>{errors}</span>
    <HiddenText>{formTexts.errori(errors)}</HiddenText>
  </Box>
)

const column = {
  display: 'none',
  [WIDE]: { display: 'flex' },
  flexDirection: 'column',
  alignSelf: 'start',
  position: 'sticky',
  top: `calc(${top} + 16px)`,
  maxHeight: `calc(100vh - ${top} - 32px)`,
  overflowY: 'auto',
} as const
const entry = {
  typography: 'body2',
  justifyContent: 'flex-start',
  textAlign: 'left',
  gap: 2,
  minHeight: 32,
  px: 3,
  py: 1,
  borderLeft: 2,
  borderColor: 'divider',
  color: 'text.secondary',
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
} as const
const chosen = { ...entry, borderColor: 'primary.main', color: 'text.primary', fontWeight: 600 } as const

function Menu({ sections, now, go, action }: PartsProps & Pick<SectionIndexProps, 'action'>) {
  const id = useId()
  return (
    <Box className="no-print" sx={menu}>
      <Typography component="label" htmlFor={id} sx={{ fontWeight: 500 }} variant="body2">
        {formTexts.sezione}
      </Typography>
      <NativeSelect
        fullWidth
        input={<OutlinedInput sx={{ '& select': { py: '8px' } }} />}
        inputProps={{ id }}
        onChange={(event) => go(event.target.value)}
        value={now}
      >
        {sections.map(({ title, errors }) => (
          <option key={title} value={title}>
            {errors > 0 ? formTexts.sezioneConErrori(title, errors) : title}
          </option>
        ))}
      </NativeSelect>
      {action}
    </Box>
  )
}

const menu = {
  [WIDE]: { display: 'none' },
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  position: 'sticky',
  top,
  zIndex: 2,
  py: 1,
  mb: 2,
  bgcolor: 'background.default',
} as const

const elementsIn = (place: HTMLElement | null): HTMLElement[] =>
  [...(place?.querySelectorAll<HTMLElement>('[data-section]') ?? [])].filter(
    (one) => !one.parentElement?.closest('[data-section]'),
  )
const titleOf = (section: HTMLElement): string => section.dataset['section'] ?? ''

/** Read from the page: fields know their errors, and sections come and go with the answers. */
function useSections(place: RefObject<HTMLElement | null>): readonly Part[] {
  const [sections, setSections] = useState<readonly Part[]>([])
  useLayoutEffect(() => {
    const read = () => {
      const next = elementsIn(place.current).map((section) => ({
        title: titleOf(section),
        errors: section.querySelectorAll('[aria-invalid="true"]').length,
      }))
      setSections((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    read()
    const watch = new MutationObserver(read)
    const what = { subtree: true, childList: true, attributeFilter: ['aria-invalid', 'data-section'] }
    if (place.current) watch.observe(place.current, what)
    return () => watch.disconnect()
  }, [place])
  return sections
}

/** The section that the focus is in, or, after scrolling, the last one that begins in the upper third of the window. */
function useCurrent(place: RefObject<HTMLElement | null>, sections: readonly Part[]): string {
  const [now, setNow] = useState('')
  useEffect(() => {
    const content = place.current
    let frame = 0
    const look = () => {
      const begun = elementsIn(content).filter((one) => one.getBoundingClientRect().top < innerHeight / 3)
      const last = begun.at(-1) ?? elementsIn(content)[0]
      if (last) setNow(titleOf(last))
    }
    const scrolled = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const focused = ({ target }: FocusEvent) => {
      const section = elementsIn(content).find((one) => one.contains(target as Node))
      if (!section) return
      cancelAnimationFrame(frame)
      setNow(titleOf(section))
    }
    document.addEventListener('scroll', scrolled, { capture: true, passive: true })
    content?.addEventListener('focusin', focused)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', scrolled, { capture: true })
      content?.removeEventListener('focusin', focused)
    }
  }, [place])
  return sections.some(({ title }) => title === now) ? now : (sections[0]?.title ?? '')
}

/** Its heading takes the focus, so that Tab goes on from there. */
function open(place: HTMLElement | null, title: string): void {
  const section = elementsIn(place).find((one) => titleOf(one) === title)
  const target = section?.querySelector<HTMLElement>('[tabindex="-1"]') ?? section
  section?.scrollIntoView?.({ block: 'start' })
  target?.focus({ preventScroll: true })
}
