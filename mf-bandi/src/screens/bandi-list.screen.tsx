import { usePortal } from '@bandiera/platform'
import { WhenLoaded, useUrlOpened } from '@bandiera/ui'
import { Elenco } from '../elenco/elenco.tsx'
import { form } from '../form/later.ts'
import { importa } from '../importa/later.ts'
import { isCurator } from '../readable.ts'

/** The list; the import and the form of a new grant are in the address, so that a command or a link can open them. */
export function Component() {
  const { role } = usePortal()
  const [importing, setImporting] = useUrlOpened('importa')
  const [creating, create] = useUrlOpened('nuovo')
  const curator = isCurator(role)
  if (curator && creating !== null) return <WhenLoaded code={form}>{({ BandoNew }) => <BandoNew />}</WhenLoaded>
  return (
    <>
      <Elenco onImport={() => setImporting('1')} onNew={() => create('1')} />
      {curator && importing !== null && (
        <WhenLoaded code={importa}>
          {({ ImportDialog }) => <ImportDialog onClose={() => setImporting(null)} />}
        </WhenLoaded>
      )}
    </>
  )
}
