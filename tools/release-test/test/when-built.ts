import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NO_BROWSER } from '../../lib/browser.mjs'
import { hasBrowser } from '../../lib/open-browser.mjs'

const root = join(__dirname, '../../..')

/** A test of the built portal in a real browser; left out, with the reason, where one of them is missing, but for CI. */
export function whenBuilt(name: string): jest.It {
  const missing = [
    ...(hasBrowser ? [] : [NO_BROWSER]),
    ...['shell/dist/shell.json', 'server/dist/main.mjs'].filter((file) => !existsSync(join(root, file))),
  ]
  if (missing.length > 0) console.warn(`${name}: skipped. Not there: ${missing.join(', ')}`)
  return missing.length === 0 || process.env.CI ? it : it.skip
}
