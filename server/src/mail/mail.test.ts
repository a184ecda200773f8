import { tenantSettings } from '../../test/settings.ts'
import { letterOf } from '../../test/protocol/mailbox.ts'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { deliverBy } from './post-office.ts'
import { mailBrand } from './mail.ts'
import { invitationMail, resetMail } from './account-mails.ts'
import { renderMail } from './render-mail.ts'

const ADDRESS = 'https://bandi.example.it'
const FROM = { tenant: 'localhost', address: 'portale@example.it' }
const to = { name: 'Nora', address: 'nora@studio.test' }
const invited = { to, by: 'Gina', role: 'gestore', portal: 'Bandi Puglia', address: ADDRESS } as const
const expires = new Date('2026-11-28T08:12:00Z')
const PNG = 'data:image/png;base64,iVBORw0KGgo='

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandiera-posta-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function written(mail: Parameters<ReturnType<typeof deliverBy>>[0]) {
  await deliverBy({ dataDir: folder })(mail)
  const own = path.join(folder, 'posta/localhost')
  const [name = ''] = await readdir(own)
  return { name, mode: (await stat(path.join(own, name))).mode, raw: await readFile(path.join(own, name), 'utf8') }
}
const brand = (over = {}) => mailBrand(tenantSettings({ nome: 'Bandi Puglia', ...over }), ADDRESS)

it('is a file of its tenant that only the server’s user reads, with text and HTML', async () => {
  const { name, mode, raw } = await written(renderMail(brand(), invitationMail(invited, 'x.y.z', expires), FROM))
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/)
  expect(mode & 0o077).toBe(0)
  const letter = letterOf(raw)
  expect(letter).toMatchObject({ to: 'Nora <nora@studio.test>', subject: '[Bandi Puglia] Gina ti invita come gestore' })
  expect(letter.token).toBe('x.y.z')
  expect(raw).toMatch(/^From: Bandi Puglia <portale@example\.it>\r$/m)
  expect(raw).toContain('Content-Type: text/html')
})

it('sorts after those that were sent before it, also within one millisecond', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-27T08:00:00Z'))
  const deliver = deliverBy({ dataDir: folder })
  const tokens = Array.from({ length: 9 }, (_, n) => `x.${n}`)
  for (const token of tokens) await deliver(renderMail(brand(), invitationMail(invited, token, expires), FROM))
  jest.restoreAllMocks()
  const own = path.join(folder, 'posta/localhost')
  const names = (await readdir(own)).sort()
  const letters = await Promise.all(names.map(async (name) => letterOf(await readFile(path.join(own, name), 'utf8'))))
  expect(letters.map(({ token }) => token)).toEqual(tokens)
})

it('says in both parts who it is for, what to do, the address in clear, how long it works and why it came', () => {
  const { text, html } = renderMail(brand(), invitationMail(invited, 'x.y.z', expires), FROM)
  const url = `${ADDRESS}/registrazione/x.y.z`
  for (const part of [text, html]) {
    expect(part).toContain('Ciao Nora,')
    expect(part).toContain('Completa la registrazione')
    expect(part).toContain('fino a sabato 28 novembre alle 09:12')
    expect(part).toContain('Ricevi questa e-mail perché Gina')
    expect(part).toContain('Bandi Puglia')
  }
  expect(text).toContain(`\n${url}\n`)
  expect(html.split(`href="${url}"`)).toHaveLength(3)
  expect(html).toContain(`>${url}<`)
})

it('has the tenant’s colour on its button and its logo in the mail itself, its name when mails cannot show the logo', () => {
  const content = resetMail(invited, 'x.y.z')
  const green = renderMail(brand({ colors: { primary: '#0f766e' }, logo: PNG }), content, FROM)
  expect(green.html).toContain('background:#0f746c;color:#ffffff')
  expect(green.html).toContain('src="cid:logo"')
  expect(green.images).toMatchObject([{ cid: 'logo', type: 'image/png' }])
  for (const logo of ['/logo.svg', 'data:image/svg+xml,%3Csvg/%3E', undefined]) {
    const { html, images } = renderMail(brand({ logo }), content, FROM)
    expect(images).toEqual([])
    expect(html).not.toContain('<img')
  }
})

it('makes no header and no markup of what people typed', async () => {
  const nasty = { name: 'Nora\r\nBcc: tutti@demo.test', address: 'nora@studio.test' }
  const content = invitationMail({ ...invited, to: nasty, by: 'Gina\r\nX-Da: me <img src=x>' }, 'x.y.z', expires)
  const mail = renderMail(brand({ nome: 'Bandi\r\nX-Nome: si' }), content, FROM)
  expect(mail.html).not.toContain('<img src=x>')
  const { raw } = await written(mail)
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'))
  expect(head).not.toMatch(/^(Bcc|X-Da|X-Nome):/im)
  expect(letterOf(raw).to).toContain('nora@studio.test')
})
