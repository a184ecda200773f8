import * as path from 'node:path'
import { buildApp } from './app.ts'
import { parseConfig, type Config } from './config.ts'
import { DEMO_ACCOUNTS } from './demo/demo-password.ts'
import { operatorText, PortalError } from './errors.ts'
import { startServer, type Started } from './operations/start-server.ts'

const STOP_WITHIN = 8000

// what the server writes is for its own user, also where the machine's custom is another
process.umask(0o077)

try {
  const began = Date.now()
  const config = parseConfig({ BANDIERA_ROOT: path.resolve(import.meta.dirname, '../..'), ...process.env })
  print('Starting Bandiera ...')
  const server = await startServer(config, { buildApp, progress: print })
  stopOnSignal(server)
  print(`Ready after ${((Date.now() - began) / 1000).toFixed(1)} s. Ctrl+C stops it.`)
  announce(config, server)
} catch (error) {
  fail(error)
}

function announce(config: Config, { port, tenants }: Started): void {
  const addresses = tenants.map((id) => `  http://${id}:${port}`)
  print(['', ...addresses].join('\n'))
  if (tenants.length === 0) print('No tenant yet: name their hosts in BANDIERA_TENANTS and start again.')
  if (config.production) return
  const accounts = DEMO_ACCOUNTS.map(({ email, what }) => `  ${email.padEnd(26)}${what}`)
  print(['', `Demo accounts of each address, password ${config.demoPassword}`, ...accounts, ''].join('\n'))
}

function stopOnSignal(server: Started): void {
  let stopping = false
  const stop = (): void => {
    // a terminal and npm may both deliver the same Ctrl+C
    if (stopping) return
    stopping = true
    print('\nStopping ...')
    setTimeout(() => fail(new Error(`Not stopped after ${STOP_WITHIN / 1000} s: giving up`)), STOP_WITHIN).unref()
    server.stop().then(() => {
      print('Stopped.')
      process.exit(0)
    }, fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function fail(error: unknown): void {
  console.error(error instanceof PortalError ? operatorText(error) : error)
  process.exit(1)
}

function print(line: string): void {
  console.log(line)
}
