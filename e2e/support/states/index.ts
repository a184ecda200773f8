import type { Page } from '@playwright/test'
import { accountStates } from './account-states.ts'
import { bandiStates } from './bandi-states.ts'
import { failureStates } from './failure-states.ts'
import { formStates } from './form-states.ts'
import { importStates } from './import-states.ts'
import { incrociStates } from './incroci-states.ts'
import { listStates } from './list-states.ts'
import { paletteStates } from './palette-states.ts'
import { praticheStates } from './pratiche-states.ts'
import { peopleStates } from './people-states.ts'
import { registryStates } from './registry-states.ts'
import { shellStates } from './shell-states.ts'
import type { State } from './state.ts'
import { quiet } from '../settled.ts'

export type { State } from './state.ts'

/** Every state that is judged and pictured besides the pages as they open. */
export const STATES: readonly State[] = [
  ...shellStates,
  ...paletteStates,
  ...listStates,
  ...formStates,
  ...accountStates,
  ...bandiStates,
  ...importStates,
  ...incrociStates,
  ...praticheStates,
  ...peopleStates,
  ...registryStates,
  ...failureStates,
]

/** Brings a page into a state. */
export async function showState(page: Page, { arrange, path, waits, reach }: State): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await arrange?.(page)
  await page.goto(path, waits && { waitUntil: 'load' })
  await reach(page)
  await quiet(page)
}
