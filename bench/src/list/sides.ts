import { execFile } from 'node:child_process'
import * as path from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Ours first. */
export const SIDES = ['ours', 'data-grid', 'ag-grid', 'tanstack'] as const
export type Side = (typeof SIDES)[number]
export const NAMES: Record<Side, string> = {
  ours: 'ours',
  'data-grid': 'MUI X DataGrid',
  'ag-grid': 'AG Grid',
  tanstack: 'TanStack',
}

/** Builds the pages of all sides into a folder. */
export async function buildSides(out: string, { short }: { short: boolean }): Promise<void> {
  const config = 'bench/src/list/peers/list.config.mjs'
  const words = ['--mode', 'production', '--env', `out=${out}`, ...(short ? ['--env', 'short=true'] : [])]
  const webpack = ['node_modules/webpack/bin/webpack.js', '--config', config, ...words]
  await run(process.execPath, webpack, { cwd: ROOT }).catch(({ stdout }) => Promise.reject(new Error(stdout)))
}

const SITE = 'http://lista.test'

export interface Opening {
  browser: Browser
  built: string
  rows: number
}

/** A new page of a side with its code and its records, and nothing drawn yet. */
export async function openSide({ browser, built, rows }: Opening, side: Side): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(`${side}: ${error.message}`))
  await context.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.endsWith('.js')) return route.fulfill({ path: path.join(built, path.basename(pathname)) })
    return route.fulfill({ contentType: 'text/html', body: pageOf(side) })
  })
  await page.goto(`${SITE}/?righe=${rows}`)
  return page
}

const pageOf = (side: Side) =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${side}</title></head><body><div id="root"></div><script src="/${side}.js"></script></body></html>`

/** Works in a page of a side, and closes it. */
export async function onPage<T>(opening: Opening, side: Side, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await openSide(opening, side)
  try {
    return await work(page)
  } finally {
    await page.context().close()
  }
}
