// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/**
 * A way in, a way around, a way through each area, and what modules promise: a few minutes. All journeys together take half an
 * hour on a good day, and most of that goes into judging every page and state for accessibility.
 */
export const SHORT = [
  'aziende-tasks',
  'bandi-tasks',
  'broken-module',
  'company-to-matches',
  'credito-tasks',
  'first-rows',
  'incroci-tasks',
  'keyboard-shell',
  'live-change',
  'optional-modules',
  'phone',
  'pratiche-tasks',
  'registro-versioni',
  'session-logout',
  'sign-in',
  'tenants',
  'two-people',
  'urgente',
  'utenti-tasks',
  'white-label-first-paint',
]

/** The switches of `npm run e2e` that choose among the journeys. */
export const CHOICES = ['--short', '--rest']

/** What Playwright is told to run: the short journeys, the rest of them, or with no choice nothing that would narrow it. @param {readonly string[]} args */
export function chosenFiles(args) {
  if (args.includes('--short')) return SHORT.map(patternOf)
  if (args.includes('--rest'))
    return journeyNames()
      .filter((name) => !SHORT.includes(name))
      .map(patternOf)
  return []
}

export const journeyNames = () =>
  readdirSync(join(root, 'e2e/journeys'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.replace('.spec.ts', ''))

/** @param {string} name */
const patternOf = (name) => `journeys/${name}\\.spec`
