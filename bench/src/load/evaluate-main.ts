// The peer: a plain server that judges every pair of a ranking one by one, as the rules are written, and sorts them.
import { momentInRome, type Azienda, type Bando } from '@bandiera/domain'
import { rankBandi, rankAziende, type IncrociQuestion, type Incrocio } from '@bandiera/matching'
import { answer } from '@bandiera/factories/answer'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

const aziende = new Map<string, Azienda>()
const bandi = new Map<string, Bando>()
const ROWS = 100
const contesto = momentInRome()

// a client waits for all the others: its connection is kept open
createServer({ keepAliveTimeout: 60_000 }, async (request, reply) => {
  const rows = ranked((await json(request)) as IncrociQuestion).slice(0, ROWS)
  reply.end(JSON.stringify(rows))
}).listen(Number(process.env.PORT), '127.0.0.1')

function ranked({ tab, id }: IncrociQuestion): Incrocio[] {
  if (tab === 'azienda') return rankBandi(aziende.get(id)!, [...bandi.values()], contesto)
  return rankAziende(bandi.get(id)!, [...aziende.values()], contesto)
}

answer({
  keep(records: (Azienda | Bando)[]) {
    for (const one of records) {
      if ('data' in one) bandi.set(one._id, one)
      else aziende.set(one._id, one)
    }
  },
})
