// The server with a fault planted in its database driver, for `npm run faults`. Nothing of it is in the product.
import Database from 'libsql'

/** `FAIL_AT`: where, `FAIL_AFTER`: at which one from the start on. */
const { FAIL_AT = '', FAIL_AFTER = '1' } = process.env
const DOCUMENT = /^INSERT INTO docs_aziende /
const LOG = /^INSERT INTO log /
let passed = 0
const isTurn = (): boolean => (passed += 1) === Number(FAIL_AFTER)
const die = (): void => void process.kill(process.pid, 'SIGKILL')

interface Statement {
  run: (params: unknown[]) => unknown
}
const driver = Database.prototype as unknown as {
  prepare: (sql: string) => Statement
  exec: (sql: string) => unknown
}
const { prepare, exec } = driver
/** Whether the open transaction has written a company. */
let company = false

driver.prepare = function (sql) {
  const statement = prepare.call(this, sql)
  const run = statement.run.bind(statement)
  if (DOCUMENT.test(sql) || LOG.test(sql))
    statement.run = (params) => {
      const done = run(FAIL_AT === 'leak' ? shownToAll(sql, params) : params)
      if (DOCUMENT.test(sql)) company = true
      if (FAIL_AT === 'afterDoc' && DOCUMENT.test(sql) && isTurn()) die()
      if (FAIL_AT === 'afterLog' && LOG.test(sql) && company && isTurn()) die()
      return done
    }
  return statement
}

driver.exec = function (sql) {
  if (sql !== 'COMMIT' || !company) return exec.call(this, sql)
  company = false
  if (FAIL_AT === 'beforeCommit' && isTurn()) die()
  // acknowledged, and never stored
  if (FAIL_AT === 'lose' && isTurn()) return exec.call(this, 'ROLLBACK')
  const done = exec.call(this, sql)
  if (FAIL_AT === 'afterCommit' && isTurn()) die()
  return done
}

/** Every company is visible to all users, against the policy. */
function shownToAll(sql: string, params: unknown[]): unknown[] {
  if (DOCUMENT.test(sql)) return params.map((value, at) => (at === 2 ? widened(String(value)) : value))
  if (params[1] !== 'aziende') return params
  return params.map((value, at) => {
    if (at !== 5 || typeof value !== 'string') return value
    const stored = JSON.parse(value) as { audience: string[] }
    return JSON.stringify({ ...stored, audience: [...stored.audience, 'all'] })
  })
}

const widened = (audience: string): string => JSON.stringify([...(JSON.parse(audience) as string[]), 'all'])

// the built server: what is shipped
await import(new URL('../../dist/main.mjs', import.meta.url).href)
