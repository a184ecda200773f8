import { aziendaIdOfPratica } from '@bandiera/domain'
import { useRows } from '../parts/rows.ts'
import { hrefNewPratica } from '../paths.ts'
import { ShortPratiche } from './short-list.tsx'

export function Component({ aziendaId }: { aziendaId: string }) {
  const { rows } = useRows()
  return (
    <ShortPratiche
      nameOf={({ pratica }) => pratica.titolo}
      nuova={hrefNewPratica({ azienda: aziendaId })}
      rows={rows.filter(({ _id }) => aziendaIdOfPratica(_id) === aziendaId)}
    />
  )
}
