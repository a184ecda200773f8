import type { InstalledModule } from '@bandiera/wire'

/** A well-formed hash that no file has: the browser refuses the script, so an unlisted file never runs. */
const NEVER = `sha384-${'A'.repeat(64)}`

declare global {
  /** Asked by the script loader of every module (tools/webpack/module.mjs), lazy chunks included. */
  var __bandiera_sri: HashOf | undefined
}

export type HashOf = (url: string) => string

/** A file that no module lists gets a hash that never matches; only a development shell takes files without hashes. */
export function createIntegrity() {
  const hashes = new Map<string, string>()
  const unbuilt = new Set<string>()
  return {
    /** Adds the files of a release. They stay: while the page is open it may still fetch its lazy chunks. */
    add(module: InstalledModule) {
      for (const [file, { sri }] of Object.entries(module.files))
        hashes.set(absolute(module.base + file), isHash(sri) ? sri : NEVER)
      if (isDevelopment && isUnbuilt(module)) unbuilt.add(absolute(module.base))
    },
    hashOf(url: string) {
      const asked = absolute(url)
      return hashes.get(asked) ?? ([...unbuilt].some((base) => asked.startsWith(base)) ? '' : NEVER)
    },
  }
}

export const absolute = (url: string): string => new URL(url, document.baseURI).href

/** Whether a browser would check it: browsers ignore a hash that they cannot parse. */
export const isHash = (sri: string): boolean => /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/.test(sri)

const isDevelopment = process.env.NODE_ENV !== 'production'
const isUnbuilt = ({ files }: InstalledModule) => Object.keys(files).length === 0
