import { usePortal } from '@bandiera/platform'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import { useManifest, useShell } from '../shell.ts'
import { useFact, usesAtom } from '../state.ts'
import { pageChange, type PageChange } from './page-change.ts'
import type { Effect } from './testi-versioni.ts'
import { useVisit } from './visit.ts'

interface OfferedChange extends PageChange {
  effect: Effect
  /** Makes it happen. A page that is not there any more gives way to the start page, a popup window closes. */
  take: () => void
}

/** What the tenant's newest modules change of this page, and how to take it; `null` when they change nothing of it. */
export function usePageChange(): OfferedChange | null {
  const { catalogue, loader } = useShell()
  const [latest, visit] = [useManifest(), useVisit()]
  const { usr, inPopup } = usePortal()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useFact(usesAtom)
  const change = pageChange({ visit, latest, uses: loader.uses, usr, pathname })
  if (!usr || change.newer.length + change.gone.length === 0) return null
  const take = () => {
    // what goes is gone before the next step: a form would ask whether to leave it, a dialog would keep the focus
    flushSync(() => catalogue.takeNow())
    if (!change.leaves) focusPage()
    else if (inPopup) window.close()
    else void navigate('/', { replace: true })
  }
  return { ...change, effect: effectOf(change, inPopup), take }
}

function effectOf({ leaves, gone }: PageChange, inPopup: boolean): Effect {
  if (leaves) return inPopup ? 'finestra' : 'pagina'
  return gone.length > 0 ? 'parte' : 'versione'
}

/** The button that had the focus is gone with the notice. */
const focusPage = () => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
