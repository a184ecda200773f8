import { fork } from 'node:child_process'
import { root } from './run.mjs'
import { TYPESCRIPT } from './typescript.mjs'

/** A process that does what it is asked for, and is measured alone; `ask` rejects with what went wrong in there.
 * @typedef {{ ask: (kind: string, question?: unknown) => Promise<any>, stop: () => Promise<void> }} Asked */

/** Starts a TypeScript file that calls `answer` of the testing package, and waits until it does; rejects when it ends.
 * @param {string} entry from the root @param {Record<string, string>} env @returns {Promise<Asked>} */
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
