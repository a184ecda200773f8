import { useRows } from '../parts/rows.ts'
import { hrefNewPratica } from '../paths.ts'
import { ShortPratiche } from './short-list.tsx'

export function Component({ bandoId }: { bandoId: string }) {
  const { rows } = useRows()
  return (
    <ShortPratiche
      nameOf={({ azienda, pratica }) => azienda?.ragioneSociale ?? pratica.titolo}
      nuova={hrefNewPratica({ bando: bandoId })}
      rows={rows.filter(({ pratica }) => pratica.bandoId === bandoId)}
    />
  )
}
