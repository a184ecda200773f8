import { firstRole } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { mayDelete } from '@bandiera/policy'
import { DeleteIcon, LinkButton, Page, UrlTabs } from '@bandiera/ui'
import { AziendeArchiviate } from '../archivio/aziende-archiviate.tsx'
import { BandiArchiviati } from '../archivio/bandi-archiviati.tsx'
import { DocumentiScaduti } from '../archivio/documenti-scaduti.tsx'
import { PraticheChiuse } from '../archivio/pratiche-chiuse.tsx'
import { testi } from '../testi.ts'

const { chiuse } = testi

/** What has ended, by kind; an editore curates grants and sees only those. */
export function Component() {
  const { usr } = usePortal()
  const editore = usr !== null && firstRole(usr.role) === 'editore'
  const bandi = { id: 'bandi', label: chiuse.bandi, content: <BandiArchiviati /> }
  const tabs = editore
    ? [bandi]
    : [
        { id: 'pratiche', label: chiuse.pratiche, content: <PraticheChiuse /> },
        bandi,
        { id: 'aziende', label: chiuse.aziende, content: <AziendeArchiviate /> },
        { id: 'documenti', label: chiuse.documenti, content: <DocumentiScaduti /> },
      ]
  // what was deleted is not what has ended: who looks for it here is led on
  const bin = usr !== null && mayDelete(usr) && (
    <LinkButton startIcon={<DeleteIcon />} to="/cestino">
      {chiuse.cestino}
    </LinkButton>
  )
  return (
    <Page actions={bin} title={testi.archivio}>
      <UrlTabs label={chiuse.schede} tabs={tabs} />
    </Page>
  )
}
