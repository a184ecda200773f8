import { isCollection, type CollectionName } from '@bandiera/domain'
import { useSome } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { ListItem, ListItemButton, OpenInNewIcon, PortalIcon, HiddenText } from '@bandiera/ui'
import { Link, useLocation } from 'react-router-dom'
import { preloadPath } from '../modules/index.ts'
import { useManifest, useShell } from '../shell.ts'
import { texts } from '../texts.ts'
import { isCurrent, type MenuItem } from './menu-items.ts'

/** One entry. An entry that depends on data waits for the first record (spec §2: credit, when institutes are loaded). */
export function MenuRow({ item }: { item: MenuItem }) {
  return isCollection(item.whenSome) ? <RowWhenSome coll={item.whenSome} item={item} /> : <Row item={item} />
}

function RowWhenSome({ coll, item }: { coll: CollectionName; item: MenuItem }) {
  return useSome(coll) && <Row item={item} />
}

function Row({ item }: { item: MenuItem }) {
  const { openPopup } = usePortal()
  const manifest = useManifest()
  const { loader } = useShell()
  const { pathname } = useLocation()
  const current = isCurrent(item, manifest, pathname)
  const preload = () => preloadPath(item.to, manifest, loader)
  if (item.popup)
    return (
      <ListItem disablePadding>
        <ListItemButton component="button" onClick={() => openPopup(item.to)} sx={row}>
          <PortalIcon name={item.icon} />
          {item.label}
          <HiddenText>{texts.newWindow}</HiddenText>
          <OpenInNewIcon aria-hidden fontSize="small" sx={{ ml: 'auto', opacity: 0.6 }} />
        </ListItemButton>
      </ListItem>
    )
  return (
    <ListItem disablePadding>
      <ListItemButton
        aria-current={current ? 'page' : undefined}
        component={Link}
        onFocus={preload}
        onPointerEnter={preload}
        selected={current}
        sx={row}
        to={item.to}
      >
        <PortalIcon name={item.icon} />
        {item.label}
      </ListItemButton>
    </ListItem>
  )
}

export const row = {
  gap: 3,
  minHeight: 36,
  px: 2,
  py: 1,
  mb: 0.5,
  borderRadius: 1,
  typography: 'body2',
  '& svg:first-of-type': { color: 'text.secondary' },
  '&.Mui-selected': { fontWeight: 600, '& svg:first-of-type': { color: 'primary.main' } },
} as const
