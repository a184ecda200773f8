import { Alert, Button, ConfirmDialog, useUnsaved } from '@bandiera/ui'
import type { InstalledModule } from '@bandiera/wire'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useManifest, useShell } from '../shell.ts'
import { nameOf } from './name-of.ts'
import { routeAt } from './reach.ts'
import { testi } from './testi-versioni.ts'
import { useVisit } from './visit.ts'

interface Props {
  /** Newer versions of what is on screen. */
  modules: readonly InstalledModule[]
  urgent: boolean
}

/** Offers newer versions in place; while something is not saved it says what to do first. */
export function UpdateNotice({ modules, urgent }: Props) {
  const { catalogue } = useShell()
  const unsaved = useUnsaved()
  const stays = useStays()
  const names = modules.map((module) => `${nameOf(module)} ${module.version}`)
  const use = () => {
    catalogue.takeNow()
    focusPage()
  }
  const button = stays && !unsaved && <Button onClick={use}>{testi.usaOra}</Button>
  return (
    <>
      <Alert action={button} className="no-print" role="status" severity="info" sx={bar} variant="standard">
        {testi.aggiornamento(names)}. {!stays ? testi.dallaProssima : unsaved && testi.primaSalva}
      </Alert>
      {urgent && stays && <UrgentQuestion key={names.join()} names={names} onUse={use} unsaved={unsaved} />}
    </>
  )
}

interface QuestionProps {
  names: readonly string[]
  unsaved: boolean
  onUse: () => void
}

/** Asks once. Who wants to save first gets the newer version as soon as nothing is left to save. */
function UrgentQuestion({ names, unsaved, onUse }: QuestionProps) {
  const [waits, setWaits] = useState<'for an answer' | 'for input' | 'for a save'>('for an answer')
  if (waits === 'for input' && unsaved) setWaits('for a save')
  const isDue = waits === 'for a save' && !unsaved
  useEffect(() => {
    if (isDue) onUse()
  }, [isDue, onUse])
  return (
    <ConfirmDialog
      cancel={testi.urgente.later}
      ok={testi.usaOra}
      onAnswer={(now) => (now ? onUse() : setWaits(unsaved ? 'for a save' : 'for input'))}
      open={waits === 'for an answer'}
      text={unsaved ? testi.urgente.unsaved : testi.urgente.text}
      title={testi.urgente.title(names)}
    />
  )
}

/** Whether the page at this address is still there with the newer versions. */
function useStays(): boolean {
  const latest = useManifest()
  const visit = useVisit()
  const { pathname } = useLocation()
  return !routeAt(pathname, visit) || routeAt(pathname, latest) !== null
}

/** The button that had the focus is gone with the notice. */
const focusPage = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })

const bar = { borderRadius: 0, borderTop: 1, borderColor: 'info.main', alignItems: 'center' } as const
