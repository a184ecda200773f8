import { useIds } from '@bandiera/live'
import { Slot, usePortal } from '@bandiera/platform'
import { AppLink, Box, Page, Section, Typography } from '@bandiera/ui'
import { isCollection, type CollectionName } from '@bandiera/domain'
import { menuItems, type MenuItem } from '../menu/menu-items.ts'
import { useShell } from '../shell.ts'
import { testi } from '../testi.ts'

/** Start page: how much the user has of each kind, and what modules add. */
export function Component() {
  const { manifest } = useShell()
  const { usr } = usePortal()
  const counted = menuItems(manifest, usr).flatMap((item) => {
    const coll = collectionAt(item.to)
    return coll ? [{ item, coll }] : []
  })
  return (
    <Page title={testi.ciao(usr?.name ?? '')}>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 8, listStyle: 'none', p: 0, m: 0 }}>
        {counted.map(({ item, coll }) => (
          <Count coll={coll} item={item} key={item.id} />
        ))}
      </Box>
      <Slot name="dashboard.widget" props={{}}>
        {(title, part) => <Section title={title}>{part}</Section>}
      </Slot>
    </Page>
  )
}

/** The collection that a list page shows; most are named as their path. */
function collectionAt(path: string): CollectionName | null {
  const named: Record<string, CollectionName> = { '/utenti': 'usr', '/istitutiCredito': 'istituti' }
  const coll = named[path] ?? path.slice(1)
  return isCollection(coll) ? coll : null
}

function Count({ item, coll }: { item: MenuItem; coll: CollectionName }) {
  return (
    <li>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.2 }}>{useIds(coll).length}</Typography>
      <AppLink to={item.to}>{item.label}</AppLink>
    </li>
  )
}
