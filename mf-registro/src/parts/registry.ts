import * as z from 'zod/mini'
import { CanarinoSchema, RifiutataSchema } from './resolution.ts'

const CanaliSchema = z.object({ stable: z.optional(z.string()), next: z.optional(z.string()) })

const RispostaSchema = z.object({
  id: z.string(),
  versione: z.nullable(z.string()),
  motivo: z.string(),
  voluta: z.optional(z.string()),
  canale: z.optional(z.string()),
  canarino: z.optional(CanarinoSchema),
  precedente: z.optional(z.string()),
  rifiutate: z.array(RifiutataSchema),
  usato: z.boolean(),
  aperte: z.number(),
  aperteAltre: z.number(),
})
/** A release was published and none was promoted yet: nothing is chosen, and nothing speaks against any. */
const isUnchosen = ({ motivo, voluta, rifiutate }: z.infer<typeof RispostaSchema>) =>
  motivo === 'none' && voluta === undefined && rifiutate.length === 0

const ModuloSchema = z.pipe(
  RispostaSchema,
  z.transform((modulo) => (isUnchosen(modulo) ? { ...modulo, motivo: 'unchosen' } : modulo)),
)
/** One module of one tenant. */
export type ModuloCliente = z.infer<typeof ModuloSchema>

const ClienteSchema = z.object({
  id: z.string(),
  nome: z.string(),
  generazione: z.number(),
  quando: z.string(),
  chi: z.string(),
  perche: z.string(),
  moduli: z.array(ModuloSchema),
})
/** One tenant with what it runs. */
export type Cliente = z.infer<typeof ClienteSchema>

const DatiSchema = z.object({ legge: z.array(z.string()), scrive: z.array(z.string()) })
/** Names of collections. */
export type Dati = z.infer<typeof DatiSchema>

const RilascioSchema = z.object({
  id: z.string(),
  versione: z.string(),
  contratto: z.string(),
  pubblicato: z.nullable(z.string()),
  chiave: z.nullable(z.string()),
  peso: z.number(),
  /** Collections that it declares; `null` of one that does not say, and absent from a server that does not. */
  dati: z.optional(z.nullable(DatiSchema)),
})
/** One release of a module; one that came with the portal has neither day nor key. */
export type Rilascio = z.infer<typeof RilascioSchema>

const SaluteSchema = z.object({
  tenant: z.string(),
  id: z.string(),
  version: z.string(),
  loads: z.number(),
  usual: z.nullable(z.number()),
  /** Loads whose files came over the wire; absent from a server that does not tell: all of them. */
  fetched: z.optional(z.number()),
  /** Mean of these. */
  bytes: z.number(),
  failures: z.record(z.string(), z.number()),
  csp: z.number(),
  longTasks: z.number(),
  dati: z.optional(DatiSchema),
  lastFailure: z.optional(
    z.object({ kind: z.string(), text: z.string(), at: z.string(), chi: z.optional(z.string()) }),
  ),
})
/** How one release did in one tenant in the last seven days. */
export type Salute = z.infer<typeof SaluteSchema>

const MinimoSchema = z.object({
  id: z.string(),
  version: z.string(),
  by: z.string(),
  why: z.string(),
  at: z.string(),
  release: z.optional(z.string()),
})
/** The oldest version of a module that may run, and who said so; `release` when a release brought it. */
export type Minimo = z.infer<typeof MinimoSchema>

const RitiratoSchema = z.object({
  id: z.string(),
  versione: z.string(),
  chiave: z.string(),
  quando: z.string(),
  chi: z.string(),
  perche: z.string(),
})
/** A release that no one gets any more. */
export type Ritirato = z.infer<typeof RitiratoSchema>

const SconosciutiSchema = z.object({
  tenant: z.string(),
  id: z.string(),
  version: z.string(),
  reports: z.number(),
  loads: z.number(),
  failures: z.number(),
  csp: z.number(),
})
/** What pages told of a release where no one was signed in: nothing is decided by it. */
export type Sconosciuti = z.infer<typeof SconosciutiSchema>

const SegnalazioneSchema = z.object({
  chiave: z.string(),
  tipo: z.string(),
  id: z.string(),
  versione: z.string(),
  tenant: z.array(z.string()),
  quanti: z.number(),
  perche: z.string(),
  chi: z.nullable(z.string()),
  quando: z.string(),
  persone: z.optional(z.number()),
})
/** What no operator has seen yet: a crash of few people (`guasto`), or a version that was taken away (`ritiro`). */
export type Segnalazione = z.infer<typeof SegnalazioneSchema>

const RegistroSchema = z.object({
  shell: z.object({
    version: z.string(),
    contracts: z.array(z.string()),
    shared: z.record(z.string(), z.string()),
  }),
  canali: z.record(z.string(), CanaliSchema),
  trattenuti: z.array(z.object({ tenant: z.string(), id: z.string(), version: z.string() })),
  tenant: z.array(ClienteSchema),
  /** Absent, like what follows, from a server of before there was any. */
  minimi: z.optional(z.array(MinimoSchema)),
  ritirati: z.optional(z.array(RitiratoSchema)),
  segnalazioni: z.optional(z.array(SegnalazioneSchema)),
  sconosciuti: z.optional(z.array(SconosciutiSchema)),
  rilasci: z.array(RilascioSchema),
  salute: z.array(SaluteSchema),
})
/** What `GET /api/registro` answers. */
export type Registro = z.infer<typeof RegistroSchema>

export const parseRegistro = (body: unknown): Registro => RegistroSchema.parse(body)

/** Ids of all modules that there are, by name. */
export const idsOf = ({ rilasci, tenant }: Pick<Registro, 'rilasci' | 'tenant'>): string[] =>
  [
    ...new Set([...rilasci.map(({ id }) => id), ...tenant.flatMap(({ moduli }) => moduli.map(({ id }) => id))]),
  ].toSorted()

/** Versions of a module, newest first. */
export const versioniDi = ({ rilasci }: Pick<Registro, 'rilasci'>, id: string): string[] =>
  rilasci
    .filter((one) => one.id === id)
    .map(({ versione }) => versione)
    .toSorted((a, b) => compareVersions(b, a))

/** Order of two versions as people read them; what comes after a hyphen is before the version itself. */
export function compareVersions(a: string, b: string): number {
  const [coreA = '', preA] = splitAt(a)
  const [coreB = '', preB] = splitAt(b)
  const byCore = coreA.localeCompare(coreB, 'en', { numeric: true })
  if (byCore !== 0 || preA === preB) return byCore
  if (preA === undefined) return 1
  return preB === undefined ? -1 : preA.localeCompare(preB, 'en', { numeric: true })
}

const splitAt = (version: string): string[] => version.split(/-(.*)/s)
