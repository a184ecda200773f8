import { usePortal } from '@bandiera/platform'
import { Elenco } from '../elenco/elenco.tsx'
import { BandoNew } from '../form/bando-new.tsx'
import { ImportDialog } from '../importa/import-dialog.tsx'
import { isCurator } from '../readable.ts'
import { useParam } from '../use-param.ts'

/** The list; the import and the form of a new grant are in the address, so that a command or a link can open them. */
export function Component() {
  const { role } = usePortal()
  const [importing, setImporting] = useParam('importa')
  const [creating, setCreating] = useParam('nuovo')
  const curator = isCurator(role)
  if (curator && creating !== null) return <BandoNew onClose={() => setCreating(null)} />
  return (
    <>
      <Elenco onImport={() => setImporting('1')} onNew={() => setCreating('1')} />
      {curator && importing !== null && <ImportDialog onClose={() => setImporting(null)} />}
    </>
  )
}
