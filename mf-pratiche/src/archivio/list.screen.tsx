import { firstRole } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { mayDelete } from '@bandiera/policy'
import { DeleteIcon, LinkButton, Page, UrlTabs } from '@bandiera/ui'
import { ArchivedAziende, ArchivedBandi, ClosedPratiche, ExpiredDocumenti } from './parts/ended.tsx'
import { texts } from '../texts.ts'
import { archivioTexts } from './texts.ts'

/** Closed, archived and expired records by kind; an editore sees grants only. */
export function Component() {
  const { usr } = usePortal()
  const { kinds } = archivioTexts
  const editore = usr !== null && firstRole(usr.role) === 'editore'
  const bandi = { id: 'bandi', label: kinds.bandi.label, content: <ArchivedBandi /> }
  const tabs = editore
    ? [bandi]
    : [
        { id: 'pratiche', label: kinds.pratiche.label, content: <ClosedPratiche /> },
        bandi,
        { id: 'aziende', label: kinds.aziende.label, content: <ArchivedAziende /> },
        { id: 'documenti', label: kinds.documenti.label, content: <ExpiredDocumenti /> },
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
