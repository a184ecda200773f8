import { usePortal } from '@bandiera/platform'
import { Link, PortalIcon } from '@bandiera/ui'
import { testi } from '../testi.ts'
import { HiddenText } from './hidden-text.tsx'

/** The tenant's floating link (spec §2), when its settings name one. */
export function StaticLink() {
  const link = usePortal().settings?.staticLink
  if (!link) return null
  return (
    <Link className="no-print" href={link.url} rel="noopener" sx={floating} target="_blank" underline="none">
      <PortalIcon name={link.icon} />
      {link.text}
      <HiddenText>{testi.nuovaFinestra}</HiddenText>
    </Link>
  )
}

const floating = {
  position: 'fixed',
  right: 20,
  bottom: 20,
  zIndex: 'fab',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  px: 4,
  py: 2,
  borderRadius: 6,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.24)',
} as const
