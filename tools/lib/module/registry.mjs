import { authorization, openKey } from './key-file.mjs'
import { CliError } from './command-line.mjs'

/** @template T @typedef {import('./answers.mjs').Answer<T>} Answer */
/** @typedef {<T>(method: string, path: string, body?: unknown) => Promise<Answer<T>>} Ask */
/** A portal's registry of modules, asked in the name of a key; `demand` throws a refusal, `file` brings bytes as published.
 * @typedef {{ server: string, key: () => import('./key-file.mjs').Key, ask: Ask,
 *   demand: (...question: Parameters<Ask>) => Promise<any>, file: (path: string) => Promise<Buffer> }} Registry */

const PATIENCE = 60_000

/** Asks with the key, or with `BANDIERA_TOKEN`, the session of an admin of the operators' tenant, where there is no key yet.
 * @param {{ server?: string, key?: string }} given @returns {Registry} */
export function openRegistry({ server = 'http://localhost:4000', key: named }) {
  const base = server.replace(/\/+$/, '')
  if (!URL.canParse(base)) throw new CliError(`${server} is not the address of a portal.`, { exitCode: 2 })
  const session = process.env.BANDIERA_TOKEN
  const key = () => openKey(named)
  /** @param {string} method @param {string} path @param {unknown} [content] */
  const send = async (method, path, content) => {
    const body = bytesOf(content)
    const who = session && !named ? `Bearer ${session}` : authorization(key(), { method, path, body })
    const headers = { authorization: who, 'content-type': 'application/octet-stream' }
    const init = {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE),
      ...(content !== undefined && { body: Uint8Array.from(body) }),
    }
    return fetch(`${base}${path}`, init).catch((error) => {
      throw new CliError(
        `${base} does not answer (${error.cause?.code ?? error.name}): is it running, is the address right?`,
      )
    })
  }
  /** @type {Ask} */
  const ask = async (...question) => {
    const answer = await send(...question)
    return { status: answer.status, body: parsed(await answer.text()) }
  }
  return {
    server: base,
    key,
    ask,
    demand: async (...question) => expectDone(await ask(...question)),
    async file(path) {
      const answer = await send('GET', path)
      if (!answer.ok) expectDone({ status: answer.status, body: parsed(await answer.text()) })
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}

/** The body of an answer that is as it must be. @template T @param {Answer<T>} answer */
export function expectDone({ status, body }) {
  if (status < 300) return /** @type {T} */ (body)
  throw new CliError(body.error ? `${body.error} (${body.error_code ?? status})` : `The portal answered ${status}.`)
}

/** @param {unknown} content */
const bytesOf = (content) =>
  content === undefined ? Buffer.alloc(0) : Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content))

/** @param {string} text */
function parsed(text) {
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    return {}
  }
}
