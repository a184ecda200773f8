import { PESI_PREDEFINITI, regolaDi } from '@bandiera/matching'
import { Showcase } from '@bandiera/ui/showcase'
import { useManifest } from '../shell.ts'
import { modeAtom, useFact } from '../state.ts'

/** `/vetrina`, on servers in development: the showcase of the kit in the portal's theme. */
export function Component() {
  const { primary } = useManifest().tenant
  return <Showcase frase={regolaDi} mode={useFact(modeAtom)} pesi={PESI_PREDEFINITI} primary={primary} />
}
