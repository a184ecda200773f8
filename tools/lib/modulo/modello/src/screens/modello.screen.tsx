import { useWindow } from '@bandiera/live'
import { Page } from '@bandiera/ui'
import { Elenco } from '../parts/elenco.tsx'
import { testi } from '../testi.ts'

/** The companies that the user sees, by name: a list on live data, to be replaced by what the module is for. */
export function Component() {
  const aziende = useWindow('aziende', { ord: 'ragioneSociale' })
  return (
    <Page facts={aziende.visible > 0 && testi.quante(aziende.visible)} title={testi.titolo}>
      <Elenco {...aziende} />
    </Page>
  )
}
