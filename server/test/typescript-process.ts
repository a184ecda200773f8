import { spawn, type ChildProcess } from 'node:child_process'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'

const loader = pathToFileURL(path.resolve(__dirname, '../../tools/lib/typescript.mjs')).href
const register = `data:text/javascript,import {acceptTypeScript} from "${loader}"; acceptTypeScript()`

/** Runs a TypeScript file of the server in a Node process of its own, without a build. */
export function spawnTypeScript(file: string, args: string[] = [], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, ['--import', register, file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
}
