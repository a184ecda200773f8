import { firstRole } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { mayDelete } from '@bandiera/policy'
import { DeleteIcon, useUrlParams } from '@bandiera/ui'
import { ListPage } from '@bandiera/ui/list'
import { ArchivedAziende, ArchivedBandi, ClosedPratiche, ExpiredDocumenti } from './parts/ended.tsx'
import { texts } from '../texts.ts'
import { archivioTexts } from './texts.ts'

const LISTS = {
  pratiche: ClosedPratiche,
  bandi: ArchivedBandi,
  aziende: ArchivedAziende,
  documenti: ExpiredDocumenti,
}
type Kind = keyof typeof LISTS

/** Closed, archived and expired records by kind; an editore sees grants only. */
export function Component() {
  const { usr } = usePortal()
  const [params, change] = useUrlParams()
  const editore = usr !== null && firstRole(usr.role) === 'editore'
  const kinds: readonly Kind[] = editore ? ['bandi'] : ['pratiche', 'bandi', 'aziende', 'documenti']
  const shown = kinds.find((kind) => kind === params.get('tab')) ?? kinds[0]!
  const tabs = kinds.map((kind) => ({
    id: kind,
    label: archivioTexts.kinds[kind].label,
    selected: kind === shown,
    // search, filters and order are of one kind
    onChoose: () => change({ tab: kind === kinds[0] ? null : kind, q: null, f: null, ord: null }),
  }))
  // deleted records are in the bin, not here
  const bin = { id: 'cestino', label: archivioTexts.cestino, icon: DeleteIcon, to: '/cestino' }
  const List = LISTS[shown]
  return (
    <ListPage
      menu={usr !== null && mayDelete(usr) ? [bin] : []}
      tabs={tabs.length > 1 ? tabs : undefined}
      title={texts.archivio}
    >
      <List key={shown} />
    </ListPage>
  )
}
