import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { installed } from './browser.mjs'

/** The browser that is there, nothing is installed: the one asked for, one in a usual place, else Playwright's own. */
export const browserPath = process.env.BANDIERA_CHROMIUM ?? installed() ?? chromium.executablePath()
export const hasBrowser = existsSync(browserPath)

/** A page that lives for seconds never earns back what compiling its code a second time costs. */
export const SHORT_LIVED = '--js-flags=--no-opt --no-maglev'

/** Opens it, without a window. @param {readonly string[]} [args] more switches */
export function openBrowser(args = []) {
  // no sandbox where there is no user to give it to: containers of build machines
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const always = ['--disable-gpu', '--no-first-run', ...sandbox]
  return chromium.launch({ executablePath: browserPath, args: [...always, ...args] })
}
