// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge', 'msedge']
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe']

export const NO_BROWSER = [
  'No browser found for the journeys. Do one of these, then try again:',
  '  apt-get install chromium            on Debian and Ubuntu, as root',
  '  npx playwright install chromium     anywhere the download is allowed',
  '  BANDIERA_CHROMIUM=/path/to/chrome   when it stands in an unusual place',
].join('\n')

/**
 * Path of a Chromium-like browser: the one asked for, an installed one, Playwright's own, else one from apt.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const asked = process.env.BANDIERA_CHROMIUM
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Error(`BANDIERA_CHROMIUM names ${asked}, which does not exist.`)
  }
  return installed() ?? (await ownOfPlaywright()) ?? (await installWithApt())
}

/** A browser that stands in one of the usual places; nothing is installed. */
export const installed = () => places().find((path) => existsSync(path)) ?? null

function places() {
  if (process.platform === 'darwin') return MAC.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  if (process.platform === 'win32') {
    const { ProgramFiles, LOCALAPPDATA } = process.env
    const roots = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter((one) => one !== undefined)
    return roots.flatMap((folder) => WINDOWS.map((path) => join(folder, path)))
  }
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
}

async function ownOfPlaywright() {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

async function installWithApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('No browser found: installing Chromium with apt...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runCommand('apt-get', ['update', '-qq'], { env })
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env })
  return installed()
}
