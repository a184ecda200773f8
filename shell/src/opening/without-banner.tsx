import { Button } from '@bandiera/ui'
import { useFact, withoutAtom } from '../state.ts'
import { TabBanner } from './tab-banner.tsx'
import { testi } from './testi.ts'
import type { CatalogueWithout } from './without.ts'

/** Modules that this tab runs without, each with a button that brings it back. */
export function WithoutBanner({ catalogue }: { catalogue: CatalogueWithout }) {
  const ids = useFact(withoutAtom)
  if (ids.length === 0) return null
  const buttons = ids.map((id) => (
    <Button key={id} onClick={() => catalogue.putBack(id)}>
      {testi.rimetti(id)}
    </Button>
  ))
  return <TabBanner action={buttons}>{testi.senza(ids)}</TabBanner>
}
