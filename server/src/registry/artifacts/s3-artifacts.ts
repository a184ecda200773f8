import { AwsClient } from 'aws4fetch'
import { createHash } from 'node:crypto'
import { PortalError } from '../../errors.ts'
import type { S3Address } from '../../files/s3-address.ts'
import { type Artifacts, checkedName, checkedPrefix } from './artifacts.ts'

/** Milliseconds for one request. */
const PATIENCE = 10_000
/** After 5xx or 429. */
const RETRIES = 2

/** Objects of an S3-compatible bucket, addressed by path. `MODULI_OFFLINE` for any unexpected answer. */
export function s3Artifacts({ url, bucket, ...account }: S3Address): Artifacts {
  const client = new AwsClient({ ...account, service: 's3', retries: RETRIES })
  const objectAt = (name: string): string => `${url}/${bucket}/${checkedName(name)}`
  const ask = async (method: string, address: string, body?: Buffer): Promise<Response> => {
    const headers = { 'x-amz-content-sha256': sha256(body ?? Buffer.alloc(0)) }
    const signal = AbortSignal.timeout(PATIENCE)
    return client
      .fetch(address, { method, headers, signal, redirect: 'error', ...(body && { body: Uint8Array.from(body) }) })
      .catch((error) => {
        throw new PortalError('MODULI_OFFLINE', url, String((error as Error).cause ?? error))
      })
  }
  const list = async (prefix: string): Promise<string[]> => {
    const names: string[] = []
    let next: string | undefined
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) })
      const page = await (await expected(ask('GET', `${url}/${bucket}?${query}`))).text()
      names.push(...[...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, name]) => name!))
      next = plain(/<NextContinuationToken>([^<]*)</.exec(page)?.[1])
    } while (next !== undefined)
    return names
  }
  return {
    async read(name) {
      const answer = await expected(ask('GET', objectAt(name)), [404])
      return answer.status === 404 ? null : Buffer.from(await answer.arrayBuffer())
    },
    write: async (name, bytes) => void (await expected(ask('PUT', objectAt(name), bytes))),
    list: async (prefix) => list(checkedPrefix(prefix)),
    async remove(prefix) {
      for (const name of await list(checkedPrefix(prefix))) await expected(ask('DELETE', objectAt(name)), [404])
    },
  }

  async function expected(asked: Promise<Response>, also: number[] = []): Promise<Response> {
    const answer = await asked
    if (answer.ok || also.includes(answer.status)) return answer
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1] ?? ''
    throw new PortalError('MODULI_OFFLINE', url, `${answer.status} ${code}`.trim())
  }
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Our names need no escaping in XML; a token may. */
const plain = (text: string | undefined): string | undefined =>
  text
    ?.replace(/&(?:amp|#38);/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
