import { aziendaIdOfPratica } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { mayWrite } from '@bandiera/policy'
import { useRows } from '../parts/rows.ts'
import { hrefNewPratica } from '../paths.ts'
import { ShortPratiche } from './short-list.tsx'

/** The case files of a company, on its page. */
export function Component({ aziendaId }: { aziendaId: string }) {
  const { usr } = usePortal()
  const { rows } = useRows()
  const may = usr !== null && mayWrite(usr, 'pratiche', 'insert')
  return (
    <ShortPratiche
      nameOf={({ pratica }) => pratica.titolo}
      nuova={may ? hrefNewPratica({ azienda: aziendaId }) : null}
      rows={rows.filter(({ _id }) => aziendaIdOfPratica(_id) === aziendaId)}
    />
  )
}
