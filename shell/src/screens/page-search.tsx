import { foldText } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import {
  AppLink,
  Box,
  FormControl,
  FormLabel,
  HiddenText,
  LinkButton,
  List,
  ListItem,
  ListItemButton,
  OutlinedInput,
  Page,
  PersonIcon,
  PortalIcon,
  SearchIcon,
  Typography,
} from '@bandiera/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { screenTexts } from './texts.ts'
import { texts } from '../texts.ts'
import { menuItems } from '../menu/menu-items.ts'
import { canOpen, routeAt } from '../modules/index.ts'
import { useManifest } from '../shell.ts'

/** In place of a page of a feature that the tenant switched off: who can switch it on, and the ways on. */
export function SwitchedOff({ label }: { label: string }) {
  const { usr, settings } = usePortal()
  const decides = canOpen(SETTINGS, useManifest(), usr)
  return (
    <Page title={screenTexts.off(label)}>
      <Box sx={{ maxWidth: 560 }}>
        <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: decides ? 4 : 6 }}>
          {screenTexts.offText} {decides ? screenTexts.offYours : screenTexts.offTheirs(settings?.mailContatti)}
        </Box>
        {decides && (
          <LinkButton sx={{ mb: 6 }} to={`${SETTINGS}#funzioni`} variant="contained">
            {screenTexts.offSettings}
          </LinkButton>
        )}
        <PageSearch />
      </Box>
    </Page>
  )
}

const SETTINGS = '/impostazioni'

/** Below the heading of a page that is not there: what may be wrong, and the pages that are. */
export function WaysOn() {
  const { usr } = usePortal()
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Box component="p" sx={{ color: 'text.secondary', mt: 0, mb: 5 }}>
        {screenTexts.notFound}
      </Box>
      {usr ? (
        <PageSearch />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 5 }}>
          <LinkButton to="/login" variant="contained">
            {texts.signIn}
          </LinkButton>
          <AppLink to="/privacy">{texts.titoli.privacy}</AppLink>
          <AppLink to="/accessibilita">{texts.titoli.accessibility}</AppLink>
        </Box>
      )}
    </Box>
  )
}

/** Finds among the user's own pages, and passes the words on to the lists that search by `?q=`. Enter opens the first. */
function PageSearch() {
  const [typed, setTyped] = useState('')
  const id = useId()
  const navigate = useNavigate()
  const words = typed.trim()
  const pages = usePages().filter(({ label }) => foldText(label).includes(foldText(words)))
  const manifest = useManifest()
  const { usr } = usePortal()
  const lists = SEARCHING_LISTS.filter((to) => canOpen(to, manifest, usr)).map((to) => ({
    to: `${to}?q=${encodeURIComponent(words)}`,
    label: screenTexts.searchIn(words, routeAt(to, manifest)?.entry.title ?? to),
  }))
  const found = words ? [...pages, ...lists] : pages
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (words && found[0]) void navigate(found[0].to)
  }
  return (
    <>
      <Box component="form" onSubmit={open} role="search" sx={{ mb: 4 }}>
        <FormControl fullWidth>
          <FormLabel htmlFor={id} sx={{ mb: 1 }}>
            {screenTexts.search}
          </FormLabel>
          <OutlinedInput
            autoComplete="off"
            id={id}
            onChange={({ target }) => setTyped(target.value)}
            startAdornment={<SearchIcon aria-hidden sx={{ mr: 2, color: 'text.secondary' }} />}
            type="search"
            value={typed}
          />
        </FormControl>
      </Box>
      <Box aria-live="polite" sx={{ color: 'text.secondary' }}>
        {words && pages.length === 0 && <p>{screenTexts.noPage(words)}</p>}
        {words && pages.length > 0 && <HiddenText>{screenTexts.countOf(pages.length)}</HiddenText>}
      </Box>
      <Links title={screenTexts.pagine}>
        {pages.map(({ to, label, icon }) => (
          <Row icon={to === '/account' ? <PersonIcon fontSize="small" /> : <PortalIcon name={icon} />} key={to} to={to}>
            {label}
          </Row>
        ))}
      </Links>
      {words && (
        <Links title={screenTexts.inData}>
          {lists.map(({ to, label }) => (
            <Row icon={<SearchIcon fontSize="small" />} key={to} to={to}>
              {label}
            </Row>
          ))}
        </Links>
      )}
    </>
  )
}

function Links({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Box aria-label={title} component="section" sx={{ mb: 4 }}>
      <Typography component="h2" sx={{ mb: 1 }} variant="h2">
        {title}
      </Typography>
      <List disablePadding>{children}</List>
    </Box>
  )
}

function Row({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <ListItem disablePadding>
      <ListItemButton component={Link} sx={row} to={to}>
        {icon}
        {children}
      </ListItemButton>
    </ListItem>
  )
}

const row = {
  gap: 3,
  minHeight: 40,
  // the icons align with the heading, the hover reaches a little beyond
  mx: -2,
  px: 2,
  borderRadius: 1,
  overflowWrap: 'anywhere',
  '& svg': { color: 'text.secondary' },
} as const

interface PageLink {
  to: string
  label: string
  icon?: string | undefined
}

function usePages(): PageLink[] {
  const manifest = useManifest()
  const { usr } = usePortal()
  const account = { to: '/account', label: screenTexts.account }
  return [
    ...menuItems(manifest, usr).filter(({ popup, whenSome }) => !popup && !whenSome),
    ...(canOpen(account.to, manifest, usr) ? [account] : []),
  ]
}

/** Lists that search by `?q=`. */
const SEARCHING_LISTS = ['/aziende', '/bandi']
