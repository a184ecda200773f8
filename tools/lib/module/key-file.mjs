import { createHash, createPrivateKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../run.mjs'
import { CliError, fromHere } from './command-line.mjs'

/** `id`: the first 16 digits of the SHA-256 of the public key; `sign`: Ed25519, base64url.
 * @typedef {{ id: string, publicKey: string, sign: (bytes: Buffer) => string }} Key */

/** The key that is named, else that of the environment, else the one for development. @param {string | undefined} named @returns {Key} */
export function openKey(named) {
  const dataDir = resolve(root, process.env.BANDIERA_DATA || 'bandiera-data')
  const chosen = named ?? process.env.BANDIERA_KEY
  const file = chosen ? fromHere(chosen) : join(dataDir, 'registro-sviluppo.key')
  if (!existsSync(file)) {
    const hint = 'Name the key with --key FILE or BANDIERA_KEY; to make one: npm run module -- key create TEAM.'
    throw new CliError(`There is no key ${file}. ${hint}`)
  }
  try {
    const { publicKey: x, privateKey: d } = JSON.parse(readFileSync(file, 'utf8'))
    const key = createPrivateKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x, d } })
    return { id: idOf(x), publicKey: x, sign: (bytes) => sign(null, bytes, key).toString('base64url') }
  } catch {
    throw new CliError(`${file} is not a key: make one with npm run module -- key create TEAM.`)
  }
}

/** Writes a new pair for its owner only, never over another. @param {string} team @param {string} file @returns {string} public key */
export function createKey(team, file) {
  const { x = '', d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  try {
    writeFileSync(file, `${JSON.stringify({ team, publicKey: x, privateKey: d }, null, 2)}\n`, {
      flag: 'wx',
      mode: 0o600,
    })
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new CliError(
      code === 'EEXIST' ? `${file} exists already: it was not touched.` : `${file} cannot be written (${code}).`,
    )
  }
  return x
}

/** @param {string} publicKey */
export const idOf = (publicKey) =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 16)

/** `Authorization` of one request: good once, for a minute, for this method, path and body.
 * @param {Key} key @param {{ method: string, path: string, body: Buffer }} request */
export function authorization(key, { method, path, body }) {
  const iat = Math.floor(Date.now() / 1000)
  const bsh = createHash('sha256').update(body).digest('base64url')
  const claims = { aud: 'registro', iat, exp: iat + 60, htm: method, htu: path, bsh, jti: randomUUID() }
  const text = [{ alg: 'EdDSA', kid: key.id }, claims].map(encoded).join('.')
  return `Bandiera ${text}.${key.sign(Buffer.from(text))}`
}

/** @param {object} part */
const encoded = (part) => Buffer.from(JSON.stringify(part)).toString('base64url')
