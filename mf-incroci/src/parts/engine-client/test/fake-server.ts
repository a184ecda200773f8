import { dayInRome, type Azienda, type Bando } from '@bandiera/domain'
import {
  findIncomplete,
  countEligible,
  screenCounts,
  createSnapshotEngine,
  createAnswer,
  sortByWindow,
  type IncrociQuestion,
} from '@bandiera/matching'

const today = dayInRome()

interface Holds {
  aziende: Azienda[]
  bandi: Bando[]
}

/** What the server does with a question, without a server: it judges what it has now. */
export function fakeServer({ aziende, bandi }: Holds) {
  const asked: IncrociQuestion[] = []
  const state = { aziende, bandi, asked, fails: false }
  const request = async (path: string, init?: RequestInit) => {
    if (state.fails) throw new Error('Il server non risponde: riprova tra qualche secondo.')
    const noto = createSnapshotEngine(() => null)({
      aziende: { put: state.aziende, remove: [] },
      bandi: { put: state.bandi, remove: [] },
      dati: { oggi: today },
    })
    const records = { aziende: noto.aziende(), bandi: noto.bandi(), momento: { oggi: today } }
    if (path === '/api/incroci/primo-bando')
      return Response.json({ id: sortByWindow(records.bandi, { oggi: today })[0]!._id })
    if (path === '/api/incroci/conteggi') {
      const counted = countEligible(noto.engine, records)
      return Response.json({ ...screenCounts(counted, records), perAzienda: [...counted.perAzienda] })
    }
    if (path === '/api/incroci/da-completare') {
      const { candidate, add, risposta } = findIncomplete(noto)
      for (const azienda of candidate) add(azienda)
      return Response.json(risposta())
    }
    const domanda = JSON.parse(String(init?.body)) as IncrociQuestion
    asked.push(domanda)
    const { verdetti, add, risposta } = createAnswer(noto, domanda)
    verdetti.forEach(add)
    return Response.json(risposta())
  }
  return { state, request }
}
