import { readdir, readFile } from 'node:fs/promises'
import * as path from 'node:path'
import { outboxOf } from '../../src/mail/post-office.ts'
import type { TestPortal } from './portal.ts'

/** A mail as it is in the outbox. */
export interface Letter {
  to: string
  subject: string
  /** The text part, decoded. */
  text: string
  raw: string
  /** Token of the link that leads to this page of the portal; null when the mail has none. */
  token: string | null
}

/** Every mail of a tenant so far, oldest first; waits for those under way. */
export async function lettersOf({ app, dataDir }: TestPortal, tenant = 'localhost'): Promise<Letter[]> {
  await app.posta.settled()
  const folder = path.join(outboxOf(dataDir), tenant)
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.sort().map(async (name) => letterOf(await readFile(path.join(folder, name), 'utf8'))))
}

export function letterOf(raw: string): Letter {
  const header = (name: string) => new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1] ?? ''
  const [, encoding = '', body = ''] =
    /Content-Type: text\/plain;[^\r]*(?:\r\n[ \t][^\r]*)*\r\nContent-Transfer-Encoding: ([\w-]+)\r\n\r\n([\s\S]*?)\r\n--/i.exec(
      raw,
    ) ?? []
  const text = decoded(encoding, body)
  const token = /\/(?:registrazione|resetPwd)\/(\S+)/.exec(text)?.[1] ?? null
  return { to: header('To'), subject: words(header('Subject')), text, raw, token }
}

function decoded(encoding: string, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** `=?UTF-8?Q?...?=` and its base64 sister, as people read them. */
const words = (text: string): string =>
  text
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_match, kind: string, coded: string) =>
      decoded(kind.toUpperCase() === 'B' ? 'base64' : 'quoted-printable', coded.replaceAll('_', ' ')),
    )
