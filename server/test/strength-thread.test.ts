// A thread of its own judges new passwords, so that the thread that answers requests goes on.
import { passwordStrength } from '@bandiera/domain/password-strength'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { judgeInThread } from '../src/accounts/judge-in-thread.ts'

const loader = pathToFileURL(path.resolve(__dirname, '../../tools/lib/typescript.mjs')).href
const register = `data:text/javascript,import {acceptTypeScript} from "${loader}"; acceptTypeScript()`
const { judge, close } = judgeInThread({ execArgv: ['--import', register] })
afterAll(close)

const OWNER = ['Nora Nuova', 'nora@studio.test']
/** What costs most: repeats, figures that may be letters, what is almost a word. */
const WORST = [
  'aA1!'.repeat(25),
  '0123456789'.repeat(10),
  '1'.repeat(1024),
  'p4ssw0rd'.repeat(100),
  '@4$3!1|0'.repeat(128),
]

it('says the same there as in a browser, which asks the same function', async () => {
  const passwords = ['', 'corta', 'qwertyuiop', 'NoraNuova2026', 'tre gatti sul tetto', ...WORST]
  for (const password of passwords)
    expect([password, await judge(password, OWNER)]).toEqual([password, passwordStrength(password, OWNER)])
})

it('leaves this thread free while the worst ones are judged: it goes on turning', async () => {
  await judge('pronto', OWNER)
  let turns = 0
  let isJudged = false
  const all = Promise.all(WORST.map((password) => judge(password, OWNER))).then(() => (isJudged = true))
  while (!isJudged) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  await all
  // judged here, they would leave it no more than a turn each
  expect(turns).toBeGreaterThan(20 * WORST.length)
})

it('begins another thread when the one before was ended', async () => {
  await close()
  expect(await judge('tre gatti sul tetto', OWNER)).toMatchObject({ abbastanza: true })
})
