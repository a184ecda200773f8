import { CriteriSchema, firstRole } from '@bandiera/domain'
import {
  type EligibleCounts,
  findIncomplete,
  type SnapshotEngine,
  countEligible,
  type ScreenCounts,
  screenCounts,
  createAnswer,
  type CountsRequest,
  type IncrociQuestion,
  type TrialRequest,
  FACETS,
  sortByWindow,
  tryCriteri,
  ANSWER_ROWS,
  type CountsAnswer,
  type IncompleteAnswer,
  type IncrociAnswer,
  type FirstBandoAnswer,
} from '@bandiera/matching'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { PortalError } from '../errors.ts'
import { parsedRequest } from '../http/bodies.ts'
import type { Calls } from '../http/bounds/calls.ts'
import type { Hubs } from '../feed/hub.ts'
import { createSnapshots } from './snapshots.ts'
import { answerAdmitted } from '../feed/admit.ts'
import { renewed, type Visitor } from '../accounts/visitor.ts'
import type { Budget } from '../http/bounds/budget.ts'

const ROLES: readonly string[] = ['admin', 'gestore', 'professionista']

const Facet = z.enum(Object.keys(FACETS) as [keyof typeof FACETS])
const QuestionSchema: z.ZodType<IncrociQuestion> = z.object({
  tab: z.enum(['azienda', 'bando']),
  id: z.string().min(1).max(60),
  q: z.string().max(200).optional(),
  f: z.partialRecord(Facet, z.array(z.string().max(100)).max(1000)).optional(),
  ord: z.string().max(40).optional(),
  da: z.number().int().min(0).max(1_000_000).optional(),
  n: z.number().int().min(1).max(ANSWER_ROWS).optional(),
})

const NothingSchema = z.object({})
const CRITERI = 100
const TrialSchema: z.ZodType<TrialRequest> = z.object({ criteri: CriteriSchema.check(z.maxLength(CRITERI)) })

const CountsSchema: z.ZodType<CountsRequest> = z.object({ tutte: z.boolean().optional() })

/**
 * `POST /api/incroci` (`DomandaIncroci`): part of a company's or a grant's ranking, judged, searched and filtered here, with the
 * records that explain it (`RispostaIncroci`): those that the person sees, with the weights and needs of the tenant.
 * `POST /api/incroci/conteggi` (`DomandaConteggi`): how many of these fit each other (`RispostaConteggi`).
 * `POST /api/incroci/da-completare` (`{}`): which companies lack a datum that would settle most (`RispostaDaCompletare`).
 * `POST /api/incroci/primo-bando` (`{}`): the grant to begin with (`RispostaPrimoBando`). All for admin, gestore and
 * professionista. `POST /api/incroci/prova` (`DomandaProva`): how many companies a grant with these criteria would suit
 * (`Conteggio`), for admin. All need the session token. `WINDOW_TOO_MANY` when a user asks faster than the server can answer.
 */
export function incrociRoutes(app: FastifyInstance, { hubs, calls }: { hubs: Hubs; calls: Calls }): void {
  const snapshots = createSnapshots()
  app.addHook('onClose', async () => snapshots.close())
  const post = <D>(path: string, schema: z.ZodType<D>, work: Work<D>, roles = ROLES) =>
    app.post(path, (request, reply) =>
      answerAdmitted({ request, reply, hubs, calls, kind: 'matches' }, async ({ visitor, budget, gone }) => {
        checkRole(visitor, roles)
        const question = parsedRequest(schema, request.body)
        const snapshot = snapshots.of(await renewed(visitor))
        // as text in this turn: the snapshot may change afterwards
        const answer = await snapshot.ask(async (matcher) =>
          budget.textOf(await work(matcher, question, { budget, gone })),
        )
        snapshots.tidy()
        void reply.type('application/json; charset=utf-8')
        return answer
      }),
    )
  post('/api/incroci', QuestionSchema, rankingOf)
  post('/api/incroci/conteggi', CountsSchema, async (matcher, question) => countsOf(matcher, question))
  post('/api/incroci/da-completare', NothingSchema, (matcher, _, asked) => incompleteOf(matcher, asked))
  post('/api/incroci/primo-bando', NothingSchema, async (matcher) => firstBando(matcher))
  post('/api/incroci/prova', TrialSchema, async (matcher, question) => tryCriteri(matcher, question), ['admin'])
}

type Work<D> = (matcher: SnapshotEngine, question: D, asked: Asked) => Promise<object>

const firstBando = (matcher: SnapshotEngine): FirstBandoAnswer => ({
  id: sortByWindow(matcher.bandi(), matcher.contesto)[0]?._id ?? null,
})

function checkRole({ usr }: Visitor, roles: readonly string[]): void {
  if (!roles.includes(firstRole(usr.role) ?? '')) throw new PortalError('ROLE_REFUSED')
}

/** A page holds no more companies. */
const MOST = 20_000

/** Last answers of a snapshot, by engine: a new snapshot has a new engine. */
const counted = new WeakMap<SnapshotEngine, WorldCounts>()
const found = new WeakMap<SnapshotEngine, IncompleteAnswer>()

function countsOf(matcher: SnapshotEngine, { tutte = false }: CountsRequest): CountsAnswer {
  const known = counted.get(matcher) ?? count(matcher)
  counted.set(matcher, known)
  return { ...known.contati, perAzienda: tutte ? [...known.perAzienda].slice(0, MOST) : [] }
}

type WorldCounts = Pick<EligibleCounts, 'perAzienda'> & { contati: ScreenCounts }

function count(matcher: SnapshotEngine): WorldCounts {
  const { contesto } = matcher
  const [aziende, bandi] = [matcher.aziende(), matcher.bandi()]
  const ammissibili = countEligible(matcher.engine, { aziende, bandi, momento: contesto })
  const contati = screenCounts(ammissibili, { aziende, bandi, momento: contesto })
  return { contati, perAzienda: ammissibili.perAzienda }
}

/** Companies for which one more datum settles most; with pauses, because hundreds may have to be checked. */
async function incompleteOf(matcher: SnapshotEngine, { budget, gone }: Asked): Promise<IncompleteAnswer> {
  const known = found.get(matcher)
  if (known) return known
  const { candidate, add, risposta } = findIncomplete(matcher)
  for await (const azienda of budget.inTurns(candidate)) {
    if (gone()) return risposta()
    add(azienda)
  }
  const answer = risposta()
  found.set(matcher, answer)
  return answer
}

/** Matches between two looks at the clock. */
const STRIDE = 500

/** `gone`: no one waits for the answer any more. */
interface Asked {
  budget: Budget
  gone: () => boolean
}

/** Rows of a ranking; with pauses, because a grant may have a hundred thousand companies. */
async function rankingOf(
  matcher: SnapshotEngine,
  question: IncrociQuestion,
  { budget, gone }: Asked,
): Promise<IncrociAnswer> {
  const { verdetti, add, risposta } = createAnswer(matcher, question)
  for await (const some of budget.inTurns(strides(verdetti))) {
    some.forEach(add)
    if (gone()) break
  }
  return risposta()
}

function* strides<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += STRIDE) yield items.slice(at, at + STRIDE)
}
