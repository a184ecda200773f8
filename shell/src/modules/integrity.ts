import type { InstalledModule, TenantManifest } from '@bandiera/wire'

/** A well-formed hash that no file has: the browser refuses the script, so an unlisted file never runs. */
const NEVER = `sha384-${'A'.repeat(64)}`

declare global {
  /** Asked by the script loader of every module (tools/webpack/integrity-plugin.mjs), lazy chunks included. */
  var __bandiera_sri: HashOf | undefined
}

/** The hash that the script at a URL must have. */
export type HashOf = (url: string) => string

export interface Integrity {
  /** Adds the files of a manifest. Those of an older one stay: its modules may still fetch their lazy chunks. */
  add: (manifest: TenantManifest) => void
  hashOf: HashOf
}

/**
 * Hashes of every file the manifests name. A file that no module lists gets a hash that nothing matches; only a build
 * from a development server, which has no hashes yet, is let through, and only by a development shell.
 */
export function createIntegrity(): Integrity {
  const hashes = new Map<string, string>()
  const unbuilt = new Set<string>()
  return {
    add({ modules }) {
      for (const module of modules) {
        for (const [file, { sri }] of Object.entries(module.files)) hashes.set(absolute(module.base + file), sri)
        if (isDevelopment && isUnbuilt(module)) unbuilt.add(absolute(module.base))
      }
    },
    hashOf(url) {
      const asked = absolute(url)
      return hashes.get(asked) ?? ([...unbuilt].some((base) => asked.startsWith(base)) ? '' : NEVER)
    },
  }
}

export const absolute = (url: string): string => new URL(url, document.baseURI).href

const isDevelopment = process.env.NODE_ENV !== 'production'
const isUnbuilt = ({ files }: InstalledModule) => Object.keys(files).length === 0
