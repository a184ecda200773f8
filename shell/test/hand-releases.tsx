import type { ModuleDefinition } from '@bandiera/platform'
import type { InstalledModule } from '@bandiera/wire'
import type { ComponentType } from 'react'
import { createModuleLoader, createReleaseLoader } from '../src/modules/loader.ts'
import { aModule } from './a-manifest.ts'

/** What a release answers to a request for one of its parts. */
export type Answer = ComponentType<never> | Error

export const A_HASH = `sha384-${'B'.repeat(64)}`
/** The federation runtime's error for a script that did not load. */
export const scriptFailure = () => new Error('#RUNTIME-008 ScriptNetworkError: Failed to load script')

/** `mf-bandi` in a version, whose previous one is `before`. */
export const bandi = (version: string, before?: string, over: Partial<InstalledModule> = {}): InstalledModule =>
  aModule('bandi', {
    version,
    features: { bandi: { label: 'Bandi', on: true } },
    routes: [
      { path: '/bandi', title: 'Bandi' },
      { path: '/bando/:id', ref: 'dettaglio', title: 'Bando' },
    ],
    base: baseOf(version),
    ...(before && { previous: { version: before, base: baseOf(before), sri: A_HASH } }),
    ...over,
  })

const baseOf = (version: string) => `/m/mf-bandi/${version}/`

/**
 * The page's loader on releases that answer each request with the next of their answers, and the last one for ever. A
 * declaration is only given to callers who ask for it with the hash that it has.
 */
export function handReleases(answers: Record<string, Answer[]>, declared: InstalledModule[] = []) {
  const asked: string[] = []
  globalThis.fetch = async (url, init) => {
    const found = declared.find(({ base }) => url === `${base}modulo.json`)
    asked.push(String(url))
    if (!found) return new Response(null, { status: 503 })
    if (init?.integrity !== A_HASH) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(found))
  }
  const next = async ({ version }: InstalledModule, ref: string) => {
    asked.push(`${version} ${ref}`)
    const [answer = scriptFailure(), ...rest] = answers[version] ?? []
    if (rest.length > 0) answers[version] = rest
    if (answer instanceof Error) throw answer
    return { Component: answer }
  }
  const container = async (module: InstalledModule) => {
    const refs = Object.fromEntries(['elenco', 'dettaglio'].map((ref) => [ref, () => next(module, ref)]))
    return { default: { refs } as ModuleDefinition }
  }
  const releases = createReleaseLoader({ container, hashOf: () => A_HASH, pauses: [0, 0] })
  return { loader: createModuleLoader(releases, () => {}), asked }
}
