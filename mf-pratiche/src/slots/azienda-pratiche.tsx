import { aziendaIdOfPratica } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { useRighe } from '../parts/use-righe.ts'
import { hrefNuova } from '../paths.ts'
import { ElencoBreve } from './elenco-breve.tsx'

/** The case files of a company, on its page. */
export function Component({ aziendaId }: { aziendaId: string }) {
  const { usr } = usePortal()
  const { righe } = useRighe()
  const may = usr !== null && mayWrite(usr, 'pratiche', 'insert')
  return (
    <ElencoBreve
      nameOf={({ pratica }) => pratica.titolo}
      nuova={may ? hrefNuova({ azienda: aziendaId }) : null}
      righe={righe.filter(({ _id }) => aziendaIdOfPratica(_id) === aziendaId)}
    />
  )
}
