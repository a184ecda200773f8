import { isLinkAddress, isOwnPath, type StaticLink as Address } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, HiddenText, Link, PortalIcon } from '@bandiera/ui'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { UpdatePlace } from '../modules/update-place.tsx'
import { useManifest, useShell } from '../shell.ts'
import { texts } from '../texts.ts'

/** Floats at the lower edge of the window; the end of the page reserves space for it, so that it covers no content. */
export function PageBottom({ children }: { children?: ReactNode }) {
  const { Banner } = useShell()
  return (
    <Box className="no-print" sx={floating}>
      <StaticLink />
      {children}
      <UpdatePlace />
      {Banner && <Banner />}
    </Box>
  )
}

const floating = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'fab',
  display: 'flex',
  flexDirection: 'column',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
} as const

/** The tenant's floating link (spec §2), shown from the first paint; the settings replace it when they arrive. */
function StaticLink() {
  const { settings } = usePortal()
  const manifest = useManifest()
  const link = settings ? settings.staticLink : manifest.tenant.staticLink
  if (!link || !isLinkAddress(link.url)) return null
  return <Floating link={link} />
}

/** Never covers a button: it is hidden while one is below it, but the keyboard still reaches it. */
function Floating({ link }: { link: Address }) {
  const box = useRef<HTMLElement>(null)
  useMakeWay(box)
  return (
    <Box data-over-page aria-label={texts.highlighted} component="aside" ref={box} sx={place}>
      <Pill link={link} />
    </Box>
  )
}

function Pill({ link: { text, url, icon } }: { link: Address }) {
  const content = (
    <>
      <PortalIcon name={icon} />
      {text}
    </>
  )
  if (isOwnPath(url))
    return (
      <AppLink sx={pill} to={url} underline="none">
        {content}
      </AppLink>
    )
  // a mail program opens beside the page, another site in a window of its own
  const away = url.startsWith('https:') && { rel: 'noopener', target: '_blank' }
  return (
    <Link href={url} sx={pill} underline="none" {...away}>
      {content}
      {away && <HiddenText>{texts.newWindow}</HiddenText>}
    </Link>
  )
}

const place = {
  alignSelf: 'flex-end',
  m: { xs: 3, sm: 5 },
  transition: 'opacity 120ms',
  '&[data-away]:not(:focus-within)': { opacity: 0, pointerEvents: 'none' },
} as const
const pill = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 40,
  boxSizing: 'border-box',
  px: 4,
  py: 2,
  borderRadius: 6,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.24)',
} as const

const CONTROLS = 'main :is(a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"])'

/** Hides a floating element (`data-away`) while a control is below it: it would take the click or cover the text. */
function useMakeWay(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = floating.current
    if (!box) return
    let frame = 0
    const look = () => {
      frame = 0
      box.toggleAttribute('data-away', isOverControl(box))
    }
    const later = () => void (frame ||= requestAnimationFrame(look))
    const content = new MutationObserver(later)
    const size = new ResizeObserver(later)
    content.observe(document.body, { childList: true, subtree: true })
    size.observe(document.body)
    addEventListener('scroll', later, { passive: true, capture: true })
    addEventListener('resize', later)
    later()
    return () => {
      content.disconnect()
      size.disconnect()
      removeEventListener('scroll', later, { capture: true })
      removeEventListener('resize', later)
      cancelAnimationFrame(frame)
    }
  }, [floating])
}

function isOverControl(box: HTMLElement): boolean {
  const own = box.getBoundingClientRect()
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return right > left && left < own.right && right > own.left && top < own.bottom && bottom > own.top
  })
}
