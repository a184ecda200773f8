import { fork } from 'node:child_process'
import { root } from './run.mjs'
import { TYPESCRIPT } from './typescript.mjs'

/**
 * @typedef {object} Asked a process that does what it is asked for, and is measured alone
 * @property {(kind: string, question?: unknown) => Promise<any>} ask rejects with what went wrong in there
 * @property {() => Promise<void>} stop
 */

/**
 * Starts a TypeScript file that calls `answer` of the testing package, and waits until it does.
 * @param {string} entry from the root of the project @param {Record<string, string>} env
 * @returns {Promise<Asked>} rejects when it ends first
 */
export async function startAsked(entry, env = {}) {
  const child = fork(entry, [], {
    cwd: root,
    execArgv: TYPESCRIPT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise((_, reject) => child.once('exit', () => reject(new Error(`${entry} ended`))))
  ended.catch(() => undefined)
  process.once('exit', () => child.kill())
  /** @param {(message: any) => boolean} isIt */
  const heard = (isIt) =>
    new Promise((resolve) => {
      const listen = (/** @type {any} */ message) => {
        if (!isIt(message)) return
        child.off('message', listen)
        resolve(message)
      }
      child.on('message', listen)
    })
  await Promise.race([heard((message) => message === 'ready'), ended])
  let asked = 0
  return {
    async ask(kind, question) {
      const id = (asked += 1)
      const answer = Promise.race([heard((message) => message.id === id), ended])
      child.send({ id, kind, question })
      const { value, error } = await answer
      if (error) throw new Error(error)
      return value
    },
    async stop() {
      child.kill()
      await ended.catch(() => undefined)
    },
  }
}
