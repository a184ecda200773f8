import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { makeFolder } from '../store/make-folder.ts'
import { oneLine, type Deliver, type Mail } from './mail.ts'

/** Where mails go: to the mail server of the configuration, else as `.eml` files into the data folder. */
export const deliverBy = ({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Deliver =>
  smtpUrl === undefined ? toOutbox(outboxOf(dataDir)) : toServer(smtpUrl)

export const outboxOf = (dataDir: string): string => path.join(dataDir, 'posta')

/** Milliseconds that a mail server may be silent. */
const PATIENCE = 10_000

function toServer(url: string): Deliver {
  const given = new URL(url)
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!given.searchParams.has(wait)) given.searchParams.set(wait, String(PATIENCE))
  }
  const transport = createTransport(given.href)
  return async (mail) => void (await transport.sendMail(messageOf(mail)))
}

/** One file per mail in the tenant's folder, by time; readable by the server's user only, as it holds a link. */
function toOutbox(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let last = 0
  return async (mail) => {
    // of two mails of one millisecond the later one has the later name
    last = Math.max(Date.now(), last + 1)
    const time = new Date(last).toISOString().replaceAll(/[:.]/g, '-')
    const { message } = (await transport.sendMail(messageOf(mail))) as { message: Buffer }
    const own = path.join(folder, mail.tenant)
    await makeFolder(own)
    const name = `${time}-${randomBytes(3).toString('hex')}.eml`
    await writeFile(path.join(own, name), message, { mode: 0o600 })
  }
}

function messageOf({ from, to, replyTo, subject, text, html, images }: Mail): SendMailOptions {
  const clean = ({ name, address }: Mail['to']) => ({ name: oneLine(name), address: oneLine(address) })
  return {
    from: clean(from),
    to: clean(to),
    ...(replyTo ? { replyTo: oneLine(replyTo) } : {}),
    subject: oneLine(subject),
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: images.map(({ cid, type, body }) => ({ cid, contentType: type, content: body, filename: cid })),
    // nothing is read from a file or fetched because a text says so
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
