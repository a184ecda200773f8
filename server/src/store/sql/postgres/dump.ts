import { COLLECTIONS, type CollectionName } from '@bandiera/domain'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { Client, escapeIdentifier } from 'pg'
import { noRecords, type Contents } from '../sqlite/copy-database.ts'
import { postgresError, serverOf } from './postgres-error.ts'

/** In the output of `pg_restore`, before the rows of a table: a line each, up to `\.`. */
const TABLE = /^COPY (?:"(?:[^"]|"")+"|[^."]+)\.(\w+) \(([^)]*)\) FROM stdin;$/

/** Reads a whole dump without a database; throws the error of `pg_restore` for a damaged one. */
export async function contentsOfDump(file: string): Promise<Contents> {
  const child = spawn('pg_restore', ['--data-only', '-f', '-', file], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [contents, said, code] = await Promise.all([counted(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new Error(said.split('\n')[0] || `pg_restore ended with ${code}`)
  return contents
}

async function counted(output: NodeJS.ReadableStream): Promise<Contents> {
  const contents: Contents = { epoch: '', seq: 0, records: noRecords() }
  let table = ''
  let columns: string[] = []
  for await (const line of createInterface({ input: output, crlfDelay: Infinity })) {
    if (table === '') {
      const [, name = '', names = ''] = TABLE.exec(line) ?? []
      ;[table, columns] = [name, names.split(', ')]
    } else if (line === String.raw`\.`) table = ''
    else count(contents, table, (column) => line.split('\t')[columns.indexOf(column)] ?? '')
  }
  return contents
}

function count(contents: Contents, table: string, cell: (column: string) => string): void {
  const coll = table.replace(/^docs_/, '') as CollectionName
  if (table === 'log') contents.seq = Math.max(contents.seq, Number(cell('seq')))
  else if (table === 'meta' && cell('key') === 'epoch') contents.epoch = cell('value')
  else if (table !== coll && COLLECTIONS.includes(coll)) contents.records[coll] += 1
}

/** Contents of a tenant's schema at a position of its log: what it holds now, without the entries after it. */
export async function contentsThen(url: string, schema: string, seq: number): Promise<Contents> {
  const client = new Client({ connectionString: url, application_name: 'bandiera verifica' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`SET LOCAL search_path TO ${escapeIdentifier(schema)}`)
    const rows = async <Row>(sql: string, ...params: unknown[]) => (await client.query(sql, params)).rows as Row[]
    const [epoch] = await rows<{ value: string }>("SELECT value FROM meta WHERE key = 'epoch'")
    const [last] = await rows<{ seq: string }>('SELECT coalesce(max(seq), 0) AS seq FROM log WHERE seq <= $1', seq)
    const records = noRecords()
    const tables = new Set(
      (await rows<{ name: string }>('SELECT tablename AS name FROM pg_tables WHERE schemaname = $1', schema)).map(
        ({ name }) => name,
      ),
    )
    // an earlier release made fewer
    for (const coll of COLLECTIONS.filter((each) => tables.has(`docs_${each}`)))
      records[coll] = Number((await rows<{ n: string }>(`SELECT count(*) AS n FROM docs_${coll}`))[0]!.n)
    const since = await rows<{ coll: CollectionName; n: string }>(
      `SELECT coll, sum((before IS NULL)::int - (after IS NULL)::int) AS n FROM log WHERE seq > $1 GROUP BY coll`,
      seq,
    )
    for (const { coll, n } of since) records[coll] -= Number(n)
    return { epoch: epoch?.value ?? '', seq: Number(last?.seq ?? 0), records }
  } catch (error) {
    throw postgresError(error, serverOf(url))
  } finally {
    await client.end().catch(() => undefined)
  }
}
