import type { Settings } from '@bandiera/domain'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { type AddressOptions, tenantAddress } from '../accounts/links.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Deliver, type Mail, mailBrand, oneLine } from './mail.ts'
import { type MailContent, renderMail } from './render-mail.ts'
import { makeFolder } from '../store/make-folder.ts'

export interface Sender {
  portal: string
  address: string
}

/** Mails of every tenant, in its own looks. */
export interface PostOffice extends Pick<Postman, 'later' | 'settled' | 'close'> {
  /** Whether the mail went out, in the end. Never rejects. */
  send(tenant: Tenant, words: (sender: Sender) => MailContent): Promise<boolean>
}

export interface PostOptions {
  config: Config
  port: AddressOptions['port']
  tenants: AddressOptions['tenants']
  onProblem: (problem: string) => void
  /** Gets a line with recipient and address, for the terminal in development. */
  onLink?: (line: string) => void
  deliver?: Deliver
  waits?: readonly number[]
}

export function openPostOffice({ config, port, tenants, ...options }: PostOptions): PostOffice {
  const { onProblem, onLink, deliver = deliverBy(config), waits } = options
  const postman = createPostman({ deliver, waits, onProblem })
  const send = async (tenant: Tenant, words: (sender: Sender) => MailContent): Promise<boolean> => {
    const settings: Settings = (await tenant.store.get('settings', tenant.id))?.doc ?? {
      _id: tenant.id,
      nome: tenant.id,
    }
    const address = tenantAddress(tenant.id, { ...config, port, tenants })
    const content = words({ portal: settings.nome, address })
    if (content.action) onLink?.(`Mail to ${content.to.address}: ${content.action.url}`)
    const from = { tenant: tenant.id, address: config.mailFrom }
    return postman.post(renderMail(mailBrand(settings, address), content, from))
  }
  return { send, later: postman.later, settled: postman.settled, close: postman.close }
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

interface Postman {
  /** Does work that no caller waits for, like a lookup whose duration would tell something; reports a failure. */
  later(work: () => Promise<void>): void
  /** Tries a few times; whether the mail went out. Never rejects. */
  post(mail: Mail): Promise<boolean>
  settled(): Promise<void>
  close(): Promise<void>
}

interface PostmanOptions {
  deliver: Deliver
  /** Milliseconds between two tries. */
  waits?: readonly number[]
  /** Gets every failed try, never the text of a mail. */
  onProblem: (problem: string) => void
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
      if (!(await pause(wait, closing.signal))) return false
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

/** False when the server stopped during the wait. */
function pause(milliseconds: number, stop: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (stop.aborted) return resolve(false)
    const done = (): void => {
      clearTimeout(timer)
      stop.removeEventListener('abort', done)
      resolve(!stop.aborted)
    }
    const timer = setTimeout(done, milliseconds)
    stop.addEventListener('abort', done)
  })
}
