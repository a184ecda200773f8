import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useUnsaved } from '@bandiera/ui'
import type { InstalledModule } from '@bandiera/wire'
import { useEffect, useId, useState } from 'react'
import { Banner } from '../layout/banners.tsx'
import { useManifest } from '../shell.ts'
import { nameOf } from './module-name.ts'
import { type Effect, versionTexts } from './version-texts.ts'
import { usePageChange } from './page-change.ts'

export function UpdateNotice() {
  const { urgent } = useManifest()
  const unsaved = useUnsaved()
  const change = usePageChange()
  if (!change) return null
  const { gone, effect, take } = change
  const versions = change.newer.map(versionOf)
  const { ora, intanto } = versionTexts[effect]
  const first = effect === 'versione' ? versionTexts.primaSalva : versionTexts.puoiSalvare
  const button = !unsaved && <Button onClick={take}>{ora}</Button>
  return (
    <>
      <Banner action={button} severity="info">
        {gone.length > 0 ? versionTexts.tolto(gone) : versionTexts.aggiornamento(versions)}. {unsaved ? first : intanto}
      </Banner>
      {urgent && <UrgentQuestion {...change} key={[...gone, ...versions].join()} versions={versions} />}
    </>
  )
}

const versionOf = (module: InstalledModule) => `${nameOf(module)} ${module.version}`

interface Props {
  gone: readonly string[]
  versions: readonly string[]
  effect: Effect
  take: () => void
}

/** Asks once. "Save first" applies the update as soon as all is saved; "later" leaves the line below the page. */
export function UrgentQuestion({ gone, versions, effect, take }: Props) {
  const unsaved = useUnsaved()
  const [page] = useState(headingOfPage)
  const id = useId()
  const [waits, setWaits] = useState<'for an answer' | 'for a save' | 'for nothing'>('for an answer')
  const isDue = waits === 'for a save' && !unsaved
  useEffect(() => {
    // it changes the page at once, which an effect cannot
    if (isDue) queueMicrotask(take)
  }, [isDue, take])
  const later = () => setWaits(unsaved ? 'for a save' : 'for nothing')
  const isGone = gone.length > 0
  const { ora, senzaSalvare, poi } = versionTexts[effect]
  const text = [
    isGone ? versionTexts.urgente.stop : versionTexts.urgente.use,
    poi,
    ...(isGone && versions.length > 0 ? [versionTexts.urgente.also(versions)] : []),
  ]
  return (
    <Dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className="no-print"
      maxWidth="xs"
      onClose={later}
      open={waits === 'for an answer'}
      role="alertdialog"
    >
      <DialogTitle id={`${id}-title`} sx={{ textWrap: 'balance' }}>
        {isGone ? versionTexts.tolto(gone) : versionTexts.urgente.update(versions)}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <Typography color="textSecondary" variant="body1">
          {text.join(' ')}
        </Typography>
        {unsaved && (
          <Alert role="none" severity="warning">
            {versionTexts.urgente.unsaved(page)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        {unsaved && <Button onClick={take}>{senzaSalvare}</Button>}
        {/* the harmless answer has the focus, and is the main one when something could be lost */}
        <Button autoFocus onClick={later} {...(unsaved && main)}>
          {unsaved ? versionTexts.urgente.afterSaving : versionTexts.urgente.laterOn}
        </Button>
        {!unsaved && (
          <Button onClick={take} {...main}>
            {ora}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const main = { variant: 'contained' } as const

const headingOfPage = () => document.querySelector('main h1')?.textContent ?? ''
