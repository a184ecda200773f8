import { moduleIds } from '@bandiera/tools/workspaces'
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const ROOT = path.resolve(import.meta.dirname, '../../..')

/** The version that is released between two visits, and the module it is of. */
export const RELEASED = '0.1.1'
export const MODULE = 'mf-aziende'

/** Builds one of `peers/*.config.mjs` as a program of its own. */
async function build(config: string, env: Record<string, string>): Promise<void> {
  const file = path.join('bench/src/boot/peers', `${config}.config.mjs`)
  const words = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])
  const webpack = ['node_modules/webpack/bin/webpack.js', '--config', file, '--mode', 'production', ...words]
  await run(process.execPath, webpack, { cwd: ROOT }).catch(({ stdout }) => Promise.reject(new Error(stdout)))
}

/** Folders that a server can be started on, below `out`. */
export const PEERS = ['plain', 'same', 'react-admin'] as const
export type Peer = (typeof PEERS)[number]

/**
 * Builds all peers and the release, two at a time.
 * @param how `manifest`: of the page of the portal; `short`: not made small, which takes most of the time, and compiled once
 */
export async function buildPeers(
  out: string,
  { manifest, short }: { manifest: string; short: boolean },
): Promise<void> {
  const folder = (name: string) => path.join(out, name)
  const plain = path.join(out, 'manifest.json')
  await mkdir(out, { recursive: true })
  await writeFile(plain, withoutFiles(manifest))
  const quick: Record<string, string> = short ? { short: 'true' } : {}
  const bundle = { ...quick, ...(short && { cache: folder('cache') }) }
  // one after the other: each reads what the one before compiled
  const bundles = async (): Promise<void> => {
    await build('one-bundle', { out: folder('plain'), plain, ...bundle })
    await build('one-bundle', { out: folder('released'), plain, changed: RELEASED, ...bundle })
    await build('one-bundle', { out: folder('same'), ...bundle })
  }
  const others = async (): Promise<void> => {
    await build('react-admin', { out: folder('react-admin'), ...quick })
    // the portal takes no module that is larger than it must be
    await build('changed', { out: folder('modulo'), changed: RELEASED })
  }
  await Promise.all([bundles(), others()])
  for (const peer of PEERS) await describeModules(folder(peer))
  await cp(path.join(folder('released'), 'shell/dist'), path.join(folder('plain'), 'shell/dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('shell.json'),
  })
  for (const name of ['plain', 'released', 'react-admin'])
    await writeFile(path.join(folder(name), 'index.html'), await plainPage(folder(name)))
}

/** The usual page of a single-page app. */
async function plainPage(folder: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile(path.join(folder, 'shell/dist/shell.json'), 'utf8'))
  const tags = scripts.map((file: string) => `<script defer src="${file}"></script>`).join('')
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Portale</title>${tags}</head><body><div id="root"></div></body></html>`
}

/** The server of a peer knows the same modules, which have no files of their own. */
async function describeModules(folder: string): Promise<void> {
  for (const id of moduleIds()) {
    const modulo = JSON.parse(await readFile(path.join(ROOT, id, 'dist/module.json'), 'utf8'))
    await mkdir(path.join(folder, id, 'dist'), { recursive: true })
    await writeFile(path.join(folder, id, 'dist/module.json'), JSON.stringify({ ...modulo, ...NO_FILES }))
  }
}

const NO_FILES = { files: {}, preload: [], screens: {}, kit: {} }

function withoutFiles(manifest: string): string {
  const { modules, ...rest } = JSON.parse(manifest)
  return JSON.stringify({ ...rest, modules: modules.map((one: object) => ({ ...one, ...NO_FILES })) })
}
