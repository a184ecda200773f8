import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Longer input is refused: hashing it would cost the server more than the sender. */
const PASSWORD_MAX = 1024
const BLOCK = 8
const KEY_BYTES = 32

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt)

/** `scrypt$logN$r$p$salt$hash`, base64url: the parameters can grow later. */
export async function hashPassword(password: string, logN: number): Promise<string> {
  const salt = randomBytes(16)
  const hash = await run(password, salt, { logN, r: BLOCK, p: 1 })
  return ['scrypt', logN, BLOCK, 1, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** `null` (no such user) takes as long as a real comparison, and is false. */
export async function verifyPassword(password: string, stored: string | null, logN: number): Promise<boolean> {
  const parts = stored?.split('$') ?? []
  const [kind, n, r, p, salt, hash] = parts
  if (kind !== 'scrypt' || !salt || !hash) {
    await run(password, Buffer.alloc(16), { logN, r: BLOCK, p: 1 })
    return false
  }
  const cost = { logN: Number(n), r: Number(r), p: Number(p) }
  const given = await run(password, Buffer.from(salt, 'base64url'), cost)
  const expected = Buffer.from(hash, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) && password.length <= PASSWORD_MAX
}

export const isOutdated = (stored: string, logN: number): boolean => Number(stored.split('$')[1]) !== logN

interface Cost {
  logN: number
  r: number
  p: number
}

function run(password: string, salt: Buffer, { logN, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** logN
  const text = password.slice(0, PASSWORD_MAX).normalize('NFKC')
  return derive(text, salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r })
}
