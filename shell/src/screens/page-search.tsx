import { foldText } from '@bandiera/domain'
import {
  Box,
  List,
  ListItem,
  ListItemButton,
  PersonIcon,
  PortalIcon,
  SearchIcon,
  Typography,
  HiddenText,
} from '@bandiera/ui'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { SearchField } from './search-field.tsx'
import { testi } from './testi.ts'
import { usePages, useSearchingLists } from './use-pages.ts'

/** Finds among the user's own pages, and passes the words on to the lists that search by `?q=`. Enter opens the first. */
export function PageSearch() {
  const [typed, setTyped] = useState('')
  const navigate = useNavigate()
  const words = typed.trim()
  const pages = usePages().filter(({ label }) => foldText(label).includes(foldText(words)))
  const lists = useSearchingLists().map(({ to, label }) => ({
    to: `${to}?q=${encodeURIComponent(words)}`,
    label: testi.cercaIn(words, label),
  }))
  const found = words ? [...pages, ...lists] : pages
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (words && found[0]) void navigate(found[0].to)
  }
  return (
    <>
      <Box component="form" onSubmit={open} role="search" sx={{ mb: 4 }}>
        <SearchField label={testi.cerca} onChange={setTyped} value={typed} />
      </Box>
      <Box aria-live="polite" sx={{ color: 'text.secondary' }}>
        {words && pages.length === 0 && <p>{testi.nessunaPagina(words)}</p>}
        {words && pages.length > 0 && <HiddenText>{testi.quante(pages.length)}</HiddenText>}
      </Box>
      <Links title={testi.pagine}>
        {pages.map(({ to, label, icon }) => (
          <Row icon={to === '/account' ? <PersonIcon fontSize="small" /> : <PortalIcon name={icon} />} key={to} to={to}>
            {label}
          </Row>
        ))}
      </Links>
      {words && (
        <Links title={testi.neiDati}>
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
  // the icons stand under the heading, the hover reaches a little beyond
  mx: -2,
  px: 2,
  borderRadius: 1,
  overflowWrap: 'anywhere',
  '& svg': { color: 'text.secondary' },
} as const
