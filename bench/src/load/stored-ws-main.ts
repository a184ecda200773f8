// The peer of a write that another page shows: a page with one value, stored durably and sent on by the tick of the feed.
import { unaPratica } from '@bandiera/factories'
import { answer } from '@bandiera/factories/answer'
import { FEED_TICK } from '@bandiera/wire'
import Database from 'libsql'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { WebSocketServer } from 'ws'

const { PORT, FOLDER = '' } = process.env
const PAGE = `<!doctype html><title>peer</title><button value="">scrivi</button><output></output>
<script>
  const record = ${JSON.stringify(unaPratica())}
  const socket = new WebSocket('ws://' + location.host)
  const button = document.querySelector('button')
  button.onclick = () => socket.send(JSON.stringify({ ...record, assegnatoA: button.value }))
  socket.onmessage = ({ data }) => (document.querySelector('output').textContent = JSON.parse(data).assegnatoA)
  socket.onopen = () => (document.documentElement.dataset.open = '')
</script>`

const db = new Database(join(FOLDER, 'plain.db'))
// as durable as the store
for (const pragma of ['journal_mode=WAL', 'synchronous=FULL']) db.pragma(pragma)
db.exec('CREATE TABLE pratiche (n INTEGER PRIMARY KEY, doc TEXT NOT NULL)')
const insert = db.prepare('INSERT INTO pratiche (doc) VALUES (?)')

const http = createServer((_, reply) => reply.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE))
const server = new WebSocketServer({ server: http, perMessageDeflate: false })
let pending: string[] = []
let timer: NodeJS.Timeout | undefined

server.on('connection', (socket) =>
  socket.on('message', (message) => {
    const doc = String(message)
    insert.run([doc])
    pending.push(doc)
    timer ??= setTimeout(flush, FEED_TICK)
  }),
)

function flush(): void {
  timer = undefined
  const batch = pending
  pending = []
  for (const client of server.clients) for (const doc of batch) client.send(doc)
}

await new Promise<void>((resolve) => http.listen(Number(PORT), '127.0.0.1', resolve))
answer({})
