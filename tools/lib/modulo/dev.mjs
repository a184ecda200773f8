// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPortal } from '../dev/backend.mjs'
import { firstFree } from '../dev/ports.mjs'
import { root } from '../run.mjs'
import { startShellProxy } from './dev/shell-proxy.mjs'
import { watchModule } from './dev/watched-module.mjs'
import { Ostacolo, usageOstacolo } from './ostacolo.mjs'
import { moduleId, parse } from './words.mjs'

const FIRST_PORT = 4200

/** `dev mf-x --shell URL` @param {string[]} words @returns {Promise<number>} */
export async function dev(words) {
  const { named, given } = parse(words, { shell: 'string' })
  const id = moduleId(named[0])
  if (!existsSync(join(root, id, 'src/module.ts'))) throw new Ostacolo(`Qui non c’è nessun modulo ${id}.`)
  const portal = portalIn(given.shell)
  if (!(await isPortal(portal))) throw new Ostacolo(`A ${portal} non risponde nessun portale: controlla l’indirizzo.`)
  const port = await firstFree(FIRST_PORT)
  console.log(`Compilo ${id} ...`)
  /** @type {import('./dev/shell-proxy.mjs').ShellProxy | undefined} */
  let proxy
  const watched = await watchModule(id, { built: () => proxy?.reload(), say: (line) => console.error(line) })
  try {
    proxy = await startShellProxy({ portal, port, watched })
    console.log(`\n  ${portal} con ${id} da questo computer: http://localhost:${port}`)
    console.log('  Lo vedi solo tu; il portale resta com’è. Ctrl+C finisce.\n')
    await new Promise((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
    })
    return 0
  } finally {
    await proxy?.stop()
    await watched.stop()
  }
}

/** @param {string | undefined} address */
function portalIn(address) {
  if (address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return new URL(address).origin
  throw usageOstacolo('In quale portale? Scrivi --shell https://indirizzo.')
}
