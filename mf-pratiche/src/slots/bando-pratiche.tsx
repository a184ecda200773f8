import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { useRighe } from '../parts/use-righe.ts'
import { hrefNuova } from '../paths.ts'
import { ElencoBreve } from './elenco-breve.tsx'

/** The case files that apply for a grant, on its page. */
export function Component({ bandoId }: { bandoId: string }) {
  const { usr } = usePortal()
  const { righe } = useRighe()
  const may = usr !== null && mayWrite(usr, 'pratiche', 'insert')
  return (
    <ElencoBreve
      nameOf={({ azienda, pratica }) => azienda?.ragioneSociale ?? pratica.titolo}
      nuova={may ? hrefNuova({ bando: bandoId }) : null}
      righe={righe.filter(({ pratica }) => pratica.bandoId === bandoId)}
    />
  )
}
