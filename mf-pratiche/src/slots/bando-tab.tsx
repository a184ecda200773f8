import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { useRows } from '../parts/rows.ts'
import { hrefNewPratica } from '../paths.ts'
import { ShortPratiche } from './short-list.tsx'

/** The case files that apply for a grant, on its page. */
export function Component({ bandoId }: { bandoId: string }) {
  const { usr } = usePortal()
  const { rows } = useRows()
  const may = usr !== null && mayWrite(usr, 'pratiche', 'insert')
  return (
    <ShortPratiche
      nameOf={({ azienda, pratica }) => azienda?.ragioneSociale ?? pratica.titolo}
      nuova={may ? hrefNewPratica({ bando: bandoId }) : null}
      rows={rows.filter(({ pratica }) => pratica.bandoId === bandoId)}
    />
  )
}
