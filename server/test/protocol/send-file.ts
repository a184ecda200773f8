import type { TestPortal } from './portal.ts'
import { people, type Person } from './world.ts'

/** Bytes that begin as a file of that kind does. */
export const bytesOf = {
  png: Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'),
  jpg: Buffer.from('ffd8ffe000044a46ffc0001108000100010301', 'hex'),
  gif: Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1'),
  webp: Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 \0\0\0\0\0\0\0\0\0\0\u0001\u0000\u0001\u0000', 'latin1'),
  pdf: Buffer.from('%PDF-1.4\nprova\n%%EOF\n'),
  zip: Buffer.from('504b0304140000000000', 'hex'),
  ole: Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
}

export const headersOf = async (portal: TestPortal, person: Person | null, host = 'localhost') => {
  const token = person && (await portal.tenant(host).sessions.start(people[person])).token
  return { host, ...(token ? { authorization: `Bearer ${token}` } : {}) }
}

interface Sending {
  as: Person | null
  method?: 'POST' | 'PUT'
  host?: string
  type?: string
}

/** Sends bytes as the body, in the name of a person of the world. */
export async function sendFile(
  portal: TestPortal,
  url: string,
  payload: Buffer,
  { as, method = 'PUT', host, type = 'application/octet-stream' }: Sending,
) {
  const headers = { ...(await headersOf(portal, as, host)), 'content-type': type }
  const { statusCode, body } = await portal.app.inject({ method, url, headers, payload })
  return { status: statusCode, body: JSON.parse(body) as Record<string, unknown> }
}
