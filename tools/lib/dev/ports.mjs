// @ts-check
import { createServer } from 'node:net'

/** Whether nobody listens on a port of this machine. @param {number} port @returns {Promise<boolean>} */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: 'localhost' }, () => server.close(() => resolve(true)))
  })
}
