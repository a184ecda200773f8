import type { Settings } from '@bandiera/domain'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { type AddressOptions, tenantAddress } from '../accounts/links.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Deliver, type Mail, mailBrand, oneLine } from './mail.ts'
import { type MailContent, renderMail, type Sender } from './render-mail.ts'
import { makeFolder } from '../store/make-folder.ts'

/** Mails of every tenant, in its own looks. */
export interface PostOffice extends Omit<Postman, 'post'> {
  /** Whether the mail went out, in the end. Never rejects. */
  send(tenant: Tenant, words: (sender: Sender) => MailContent): Promise<boolean>
}

export interface PostOptions {
  config: Config
  port: AddressOptions['port']
  tenants: AddressOptions['tenants']
  /** Gets every failed try, never the text of a mail. */
  onProblem: (problem: string) => void
  /** Gets a line with recipient and address, for the terminal in development. */
  onLink?: (line: string) => void
  deliver?: Deliver
  /** Milliseconds between two tries. */
  waits?: readonly number[]
}
type PostmanOptions = Pick<PostOptions, 'waits' | 'onProblem'> & Required<Pick<PostOptions, 'deliver'>>

export function openPostOffice({ config, port, tenants, ...options }: PostOptions): PostOffice {
  const { onProblem, onLink, deliver = deliverBy(config), waits } = options
  const { post, ...postman } = createPostman({ deliver, waits, onProblem })
  const send = async (tenant: Tenant, words: (sender: Sender) => MailContent): Promise<boolean> => {
    const { id } = tenant
    const settings: Settings = (await tenant.store.get('settings', id))?.doc ?? { _id: id, nome: id }
    const address = tenantAddress(id, { ...config, port, tenants })
    const content = words({ portal: settings.nome, address })
    if (content.action) onLink?.(`Mail to ${content.to.address}: ${content.action.url}`)
    return post(renderMail(mailBrand(settings, address), content, { tenant: id, address: config.mailFrom }))
  }
  return { send, ...postman }
}

/** To the mail server of the configuration, else as `.eml` files into the data folder. */
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

/** One file per mail, by time; readable by the server's user only, as it holds a link. */
function toOutbox(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let last = 0
  return async (mail) => {
    // of two mails of one millisecond the second has the later name
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
    ...(replyTo && { replyTo: oneLine(replyTo) }),
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

interface Postman {
  /** Does work that no caller waits for, like a lookup whose duration would tell something; reports a failure. */
  later(work: () => Promise<void>): void
  /** Tries a few times; whether the mail went out. Never rejects. */
  post(mail: Mail): Promise<boolean>
  settled(): Promise<void>
  close(): Promise<void>
}

/** A mail server that is being restarted is back within a minute. */
const WAITS = [5_000, 45_000]

function createPostman({ deliver, waits = WAITS, onProblem }: PostmanOptions): Postman {
  const underway = new Set<Promise<unknown>>()
  const closing = new AbortController()
  const follow = <T>(work: Promise<T>): Promise<T> => {
    underway.add(work)
    void work.finally(() => underway.delete(work))
    return work
  }
  const attempt = async (mail: Mail): Promise<boolean> => {
    try {
      await deliver(mail)
      return true
    } catch (error) {
      onProblem(`mail of ${mail.tenant} not sent: ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  }
  const post = async (mail: Mail): Promise<boolean> => {
    if (await attempt(mail)) return true
    for (const wait of waits) {
      // the wait ends early when the server stops
      await setTimeout(wait, undefined, { signal: closing.signal }).catch(() => undefined)
      if (closing.signal.aborted) return false
      if (await attempt(mail)) return true
    }
    return false
  }
  const settled = async (): Promise<void> => {
    while (underway.size > 0) await Promise.allSettled(underway)
  }
  return {
    post: (mail) => follow(post(mail)),
    later: (work) => void follow(work().catch((error: unknown) => onProblem(String(error)))),
    settled,
    close: () => {
      closing.abort()
      return settled()
    },
  }
}
