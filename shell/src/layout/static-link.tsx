import { isLinkAddress, isOwnPath, type StaticLink as Address } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Link, PortalIcon, HiddenText } from '@bandiera/ui'
import { useRef } from 'react'
import { useManifest } from '../shell.ts'
import { testi } from '../testi.ts'
import { testi as testiLayout } from './testi.ts'
import { useMakeWay } from './use-make-way.ts'

/** The tenant's floating link (spec §2), from the first paint on; what the settings say later counts more. */
export function StaticLink() {
  const { settings } = usePortal()
  const manifest = useManifest()
  const link = settings ? settings.staticLink : manifest.tenant.staticLink
  if (!link || !isLinkAddress(link.url)) return null
  return <Floating link={link} />
}

/** Never in the way of a button: it is out of sight while one lies under it, but for the keyboard. */
function Floating({ link }: { link: Address }) {
  const box = useRef<HTMLElement>(null)
  useMakeWay(box)
  return (
    <Box data-over-page aria-label={testiLayout.inEvidenza} component="aside" ref={box} sx={place}>
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
      {away && <HiddenText>{testi.nuovaFinestra}</HiddenText>}
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
