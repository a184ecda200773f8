import { DEFAULT_WEIGHTS, ruleTextOf } from '@bandiera/matching'
import { Showcase } from '@bandiera/ui/showcase'
import { useManifest } from '../shell.ts'
import { modeAtom, useFact } from '../state.ts'

/** `/vetrina`, on servers in development: the showcase of the kit in the portal's theme. */
export function Component() {
  const { primary } = useManifest().tenant
  return <Showcase frase={ruleTextOf} mode={useFact(modeAtom)} pesi={DEFAULT_WEIGHTS} primary={primary} />
}
