import { createServer } from 'node:net'

/** Whether a port of this machine is free. @param {number} port @returns {Promise<boolean>} */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: 'localhost' }, () => server.close(() => resolve(true)))
  })
}

/** @param {number} from */
export async function firstFree(from) {
  for (let port = from; port < from + 100; port += 1) if (await isFree(port)) return port
  throw new Error(`no free port from ${from} to ${from + 99}`)
}
