import { MIGRATIONS } from '../src/store/sql/migrations.ts'
import { openSqlStore } from '../src/store/sql/sql-store.ts'

// `killed-opening.ts FILE N`: opens a database and is killed while it brings its Nth older record up, as by a power switch.
const [file = '', last = ''] = process.argv.slice(2)
let left = Number(last)
const migrations = MIGRATIONS.map((one) => ({
  ...one,
  expand: async (...given: Parameters<typeof one.expand>) => {
    left -= 1
    if (left === 0) process.kill(process.pid, 'SIGKILL')
    await one.expand(...given)
  },
}))
await openSqlStore(file, { migration: { migrations, batch: 2 } })
