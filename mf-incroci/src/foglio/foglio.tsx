import { EmptyState, Page } from '@bandiera/ui'
import { ListSkeleton } from '@bandiera/ui/list'
import { Confronto } from './confronto.tsx'
import { Scheda } from './scheda.tsx'
import { testi } from './testi.ts'
import { Torna } from './torna.tsx'
import { useIncrociDi } from './use-incroci-di.ts'

/** A page of the matches screen about some of them: the sheet of one, or several compared. */
export function Foglio({ scheda, confronta }: { scheda: string | null; confronta: string }) {
  const { incroci, loading } = useIncrociDi(scheda ?? confronta)
  const [first, ...others] = incroci
  if (loading) return <ListSkeleton />
  if (first && scheda !== null) return <Scheda incrocio={first} />
  if (first && others.length > 0) return <Confronto incroci={[first, ...others]} />
  return (
    <Page above={<Torna />} title={testi.confronto}>
      <EmptyState text={testi.sparitoTesto} title={testi.sparito} />
    </Page>
  )
}
