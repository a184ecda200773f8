import { BlockList, isIP, isIPv4 } from 'node:net'
import { currentTime } from '../clock.ts'

/** Milliseconds, as those below. */
const WAIT = 2000
const KEPT = 1000
const REMEMBERED = 24 * 3_600_000
const FAILED_FOR = 5 * 60_000
const ENOUGH = 64

export interface CountryOptions {
  url: string
  /** Without the visitor's address. */
  onProblem: (problem: string) => void
  wait?: number
  most?: number
  now?: () => number
}

interface Kept {
  answer: Promise<string | null>
  until: number
}

/** Asks the service (spec §5) once a day for an address, once in five minutes while it fails. It never rejects. */
export function createFindCountry({ url, onProblem, wait = WAIT, most = KEPT, now = currentTime }: CountryOptions) {
  const kept = new Map<string, Kept>()
  const ask = (address: string): Kept => {
    const answer = lookup(url.replaceAll('{ip}', encodeURIComponent(address)), wait).catch((error: unknown) => {
      onProblem(error instanceof Error ? error.message : String(error))
      return null
    })
    const entry: Kept = { answer, until: now() + REMEMBERED }
    void answer.then((paese) => {
      if (paese === null) entry.until = now() + FAILED_FOR
    })
    return entry
  }
  return (address: string): Promise<string | null> => {
    const known = kept.get(address)
    const entry = known && known.until > now() ? known : ask(address)
    // last in a map is last used: the first ones go
    kept.delete(address)
    kept.set(address, entry)
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return entry.answer
  }
}

/** `1;IT;ITA;Italy` is Italy; an answer that does not start with 1 knows nothing (spec §5). */
async function lookup(url: string, wait: number): Promise<string | null> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(wait),
    headers: { accept: 'text/plain' },
    redirect: 'error',
  })
  const text = await beginning(response)
  if (!response.ok) throw new Error(`the service answered ${response.status}`)
  const [, paese] = /^1[^a-z0-9]*([a-z]{2})(?![a-z])/i.exec(text) ?? []
  return paese?.toUpperCase() ?? null
}

/** The rest is not even read. */
async function beginning({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    if (text.length >= ENOUGH) break
  }
  return text
}

const inside = new BlockList()
const RANGES = '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16'
for (const range of `${RANGES} 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4`.split(' ')) {
  const [network = '', bits] = range.split('/')
  inside.addSubnet(network, Number(bits), 'ipv4')
}
const outside = new BlockList()
outside.addSubnet('2000::', 3, 'ipv6')

/** None of this machine or of a private network, and no other text. */
export const isPublic = (address: string): boolean =>
  isIPv4(address) ? !inside.check(address, 'ipv4') : isIP(address) === 6 && outside.check(address, 'ipv6')
