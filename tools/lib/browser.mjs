import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run.mjs'

/** They draw pages and nothing around them; a browser without a window draws its own bars all the same, which is most of its work. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge']
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

export const NO_BROWSER = [
  'No browser found for the journeys. Do one of these, then try again:',
  '  apt-get install chromium-headless-shell   on Debian, as root; or chromium',
  '  npx playwright install chromium           anywhere the download is allowed',
  '  BANDIERA_CHROMIUM=/path/to/chrome         when it is in an unusual place',
].join('\n')

/** Path of a Chromium-like browser: the one asked for, an installed one, Playwright's own, else one from apt.
 * @param {{ window?: boolean }} [needs] a window to look at */
export async function findBrowser({ window = false } = {}) {
  const asked = process.env.BANDIERA_CHROMIUM
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Error(`BANDIERA_CHROMIUM names ${asked}, which does not exist.`)
  }
  return installed({ window }) ?? (await ownOfPlaywright()) ?? (await installWithApt({ window }))
}

/** A browser in one of the usual places; nothing is installed. @param {{ window?: boolean }} [needs] */
export const installed = ({ window = false } = {}) => places(window).find((path) => existsSync(path)) ?? null

/** @param {boolean} window */
function places(window) {
  if (process.platform === 'darwin') return MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  if (process.platform === 'win32') {
    const { ProgramFiles, LOCALAPPDATA } = process.env
    const roots = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter((one) => one !== undefined)
    return roots.flatMap((folder) => WINDOWS.map((path) => join(folder, path)))
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  return (window ? NAMES : [...SHELLS, ...NAMES]).flatMap((name) => folders.map((folder) => join(folder, name)))
}

async function ownOfPlaywright() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** @param {{ window: boolean }} needs */
async function installWithApt({ window }) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('No browser found: installing Chromium with apt...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  const wanted = window ? ['chromium'] : ['chromium-headless-shell', 'chromium']
  for (const name of wanted) {
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
    const found = installed({ window })
    if (found) return found
  }
  return null
}
