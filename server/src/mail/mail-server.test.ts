import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { openPostOffice, type PostOptions } from './post-office.ts'
import { openTestTenant, type TestTenant } from '../../test/test-tenant.ts'
import { letterOf } from '../../test/protocol/mailbox.ts'
import { parseConfig } from '../config.ts'
import { resetMail } from './account-mails.ts'

const to = { name: 'Nora', address: 'nora@studio.test' }
let tenant: TestTenant
let server: Server
let received: string[]
/** Connections that are cut before the server takes the next mail. */
let failures: number

beforeEach(async () => {
  tenant = await openTestTenant()
  received = []
  failures = 0
  server = createServer(talk)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  await tenant.close()
})

/** As much of SMTP as one mail needs. */
function talk(socket: Socket): void {
  if (failures-- > 0) return void socket.destroy()
  let letter: string | null = null
  const say = (line: string): void => void socket.write(`${line}\r\n`)
  say('220 prova')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    const text = chunk.toString()
    if (letter !== null) {
      letter += text
      if (!letter.endsWith('\r\n.\r\n')) return
      received.push(letter)
      letter = null
      return say('250 preso')
    }
    if (/^EHLO/i.test(text)) return say('250 prova')
    if (/^DATA/i.test(text)) {
      letter = ''
      return say('354 avanti')
    }
    say(/^QUIT/i.test(text) ? '221 ciao' : '250 ok')
  })
}

function office(problems: string[], over: Partial<PostOptions> = {}) {
  const { port } = server.address() as AddressInfo
  const config = parseConfig({
    BANDIERA_SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    BANDIERA_MAIL_FROM: 'portale@example.it',
  })
  const onProblem = (problem: string) => void problems.push(problem)
  return openPostOffice({ config, port: () => 4000, tenants: () => 1, onProblem, waits: [1, 1], ...over })
}

it('takes the mails when one is configured', async () => {
  const problems: string[] = []
  const sent = await office(problems).send(tenant, (sender) => resetMail({ to, ...sender }, 'x.y.z'))
  expect([sent, problems]).toEqual([true, []])
  expect(letterOf(received[0]!)).toMatchObject({ subject: '[localhost] Scegli una nuova password', token: 'x.y.z' })
})

it('that fails is tried again, and the report of the failure holds no text of the mail', async () => {
  const problems: string[] = []
  failures = 2
  expect(await office(problems).send(tenant, (sender) => resetMail({ to, ...sender }, 'x.y.z'))).toBe(true)
  expect(problems).toHaveLength(2)
  expect(problems.join()).not.toMatch(/x\.y\.z|nora/)
  expect(received).toHaveLength(1)
})

it('that goes on failing makes the mail count as not sent', async () => {
  failures = 99
  expect(await office([]).send(tenant, (sender) => resetMail({ to, ...sender }, 'x.y.z'))).toBe(false)
})

it('is not waited for by a server that stops', async () => {
  failures = 99
  const post = office([], { waits: [3_600_000] })
  const sending = post.send(tenant, (sender) => resetMail({ to, ...sender }, 'x.y.z'))
  await post.close()
  expect(await sending).toBe(false)
})
