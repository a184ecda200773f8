// The peer: a plain WebSocket server that sends every change to every client, one message each.
import { answer, paced } from '@bandiera/factories/answer'
import { WebSocketServer } from 'ws'

const server = new WebSocketServer({ port: Number(process.env.PORT), host: '127.0.0.1', perMessageDeflate: false })

answer({
  load: ({ record, ...asked }: { rate: number; seconds: number; record: unknown }) =>
    paced(asked, (n) => {
      const message = JSON.stringify({ o: 'u', c: 'bandi', rev: n, d: record })
      for (const client of server.clients) client.send(message)
    }),
})
