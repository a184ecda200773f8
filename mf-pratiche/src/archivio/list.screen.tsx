import { firstRole } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { mayDelete } from '@bandiera/policy'
import { DeleteIcon, LinkButton, Page, UrlTabs } from '@bandiera/ui'
import { ArchivedAziende } from './parts/aziende.tsx'
import { ArchivedBandi } from './parts/bandi.tsx'
import { ExpiredDocumenti } from './parts/documenti.tsx'
import { ClosedPratiche } from './parts/pratiche.tsx'
import { texts } from '../texts.ts'
import { archivioTexts } from './texts.ts'

/** Closed, archived and expired records by kind; an editore sees grants only. */
export function Component() {
  const { usr } = usePortal()
  const editore = usr !== null && firstRole(usr.role) === 'editore'
  const bandi = { id: 'bandi', label: archivioTexts.bandi, content: <ArchivedBandi /> }
  const tabs = editore
    ? [bandi]
    : [
        { id: 'pratiche', label: archivioTexts.pratiche, content: <ClosedPratiche /> },
        bandi,
        { id: 'aziende', label: archivioTexts.aziende, content: <ArchivedAziende /> },
        { id: 'documenti', label: archivioTexts.documenti, content: <ExpiredDocumenti /> },
      ]
  // deleted records are in the bin, not here: the button leads there
  const bin = usr !== null && mayDelete(usr) && (
    <LinkButton startIcon={<DeleteIcon />} to="/cestino">
      {archivioTexts.cestino}
    </LinkButton>
  )
  return (
    <Page actions={bin} title={texts.archivio}>
      <UrlTabs label={archivioTexts.schede} tabs={tabs} />
    </Page>
  )
}
