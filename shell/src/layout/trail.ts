import { tabTexts } from '@bandiera/platform'
import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useShell } from '../shell.ts'
import { trailAtom, type Store } from '../state.ts'

/** A page of this tab's history. */
export interface Step {
  /** The router's key of the entry. */
  key: string
  /** Path and parameters. */
  to: string
}

/** The history of this tab as far as it is known, and where in it the page on screen lies. */
export interface Trail {
  steps: readonly Step[]
  at: number
}

const KEY = 'bandiera.percorso'
const KEPT = 50
/** Parameters of pages that lie over a list: a form, an import. What was typed there is gone, so no way back leads there. */
const OVER = ['nuova', 'nuovo', 'importa', 'tassi', 'modifica']

/** Keeps the trail with the pages that are shown; it lasts over a reload. */
export function useTrail(): void {
  const { store } = useShell()
  const { key, pathname, search } = useLocation()
  const way = useNavigationType()
  useEffect(() => {
    const trail = follow(store.get(trailAtom) ?? stored(), { key, to: pathname + search }, way)
    store.set(trailAtom, trail)
    tabTexts.set(KEY, JSON.stringify(trail))
  }, [store, key, pathname, search, way])
}

function follow({ steps, at }: Trail, step: Step, way: 'POP' | 'PUSH' | 'REPLACE'): Trail {
  const known = steps.findIndex(({ key }) => key === step.key)
  if (known >= 0) return { steps: steps.with(known, step), at: known }
  if (way === 'POP' || steps.length === 0) return { steps: [step], at: 0 }
  const before = steps.slice(way === 'PUSH' ? -KEPT : 0, way === 'PUSH' ? at + 1 : at)
  return { steps: [...before, step], at: before.length }
}

/** How many entries back the nearest page lies that this test holds for, and its address. */
function nearest(store: Store, holds: (to: string, here: string) => boolean): { delta: number; to: string } | null {
  const { steps, at } = store.get(trailAtom) ?? { steps: [], at: 0 }
  const here = steps[at]?.to ?? ''
  const found = steps.findLastIndex(({ to }, index) => index < at && !isOver(to) && holds(to, here))
  return found < 0 ? null : { delta: found - at, to: steps[found]!.to }
}

/** The page before this one: another tab or filter of the same page is none. */
export const pageBefore = (store: Store) => nearest(store, (to, here) => pathOf(to) !== pathOf(here))

/** A list, where it lies in the history of this tab: by its path the one that was shown last, with parameters that one alone. */
export const listBefore = (store: Store, list: string) =>
  nearest(store, (to) => (list.includes('?') ? sorted(to) === sorted(list) : pathOf(to) === list))

/** An address says the same in any order of its parameters. */
function sorted(to: string): string {
  const params = new URLSearchParams(to.split('?')[1])
  params.sort()
  return `${pathOf(to)}?${params.toString()}`
}

const pathOf = (to: string): string => to.split('?')[0]!
const isOver = (to: string): boolean => OVER.some((name) => new URLSearchParams(to.split('?')[1]).has(name))

function stored(): Trail {
  try {
    const trail = JSON.parse(tabTexts.get(KEY) ?? 'null') as Trail | null
    if (Array.isArray(trail?.steps)) return trail
  } catch {
    // a value of other code under our key
  }
  return { steps: [], at: 0 }
}
