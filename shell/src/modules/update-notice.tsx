import { Alert, Button, useUnsaved } from '@bandiera/ui'
import type { InstalledModule } from '@bandiera/wire'
import { useManifest } from '../shell.ts'
import { nameOf } from './name-of.ts'
import { testi } from './testi-versioni.ts'
import { UrgentQuestion } from './urgent-question.tsx'
import { usePageChange } from './use-page-change.ts'

/** Offers newer versions in place, and says what the portal has no more; while something is not saved, that comes first. */
export function UpdateNotice() {
  const { urgent } = useManifest()
  const unsaved = useUnsaved()
  const change = usePageChange()
  if (!change) return null
  const { gone, effect, take } = change
  const versions = change.newer.map(versionOf)
  const { ora, intanto } = testi[effect]
  const first = effect === 'versione' ? testi.primaSalva : testi.puoiSalvare
  const button = !unsaved && <Button onClick={take}>{ora}</Button>
  return (
    <>
      <Alert action={button} className="no-print" role="status" severity="info" sx={bar} variant="standard">
        {gone.length > 0 ? testi.tolto(gone) : testi.aggiornamento(versions)}. {unsaved ? first : intanto}
      </Alert>
      {urgent && <UrgentQuestion {...change} key={[...gone, ...versions].join()} versions={versions} />}
    </>
  )
}

const versionOf = (module: InstalledModule) => `${nameOf(module)} ${module.version}`

const bar = { borderRadius: 0, borderTop: 1, borderColor: 'info.main', alignItems: 'center' } as const
