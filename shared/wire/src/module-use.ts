import { COLLECTIONS } from '@bandiera/domain'
import * as z from 'zod/mini'

/**
 * Only the first two can disappear by themselves. `missing`: the server answers that it does not have the file. `altered`: a translator or
 * an extension of the browser changed the page under the module.
 */
export const FAILURE_KINDS = [
  'network',
  'timeout',
  'integrity',
  'execution',
  'contract',
  'render',
  'undeclared',
  'altered',
  'missing',
] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

/** At most so many modules in one report, and so many characters of an error's text. */
const MOST_MODULES = 50
export const LONGEST_FAULT = 300

const Count = z.int().check(z.minimum(0), z.maximum(10_000))

const Names = z.array(z.enum(COLLECTIONS)).check(z.maxLength(COLLECTIONS.length))

/** What a page did with one release since its last report. */
export const ModuleUseSchema = z.object({
  id: z.string().check(z.maxLength(60)),
  version: z.string().check(z.maxLength(60)),
  /** Milliseconds from asking for the module to having it, and the bytes that this took (0 from the cache); on its first load. */
  load: z.optional(z.object({ ms: z.number().check(z.minimum(0)), bytes: z.number().check(z.minimum(0)) })),
  failures: z.optional(
    z.array(z.object({ kind: z.enum(FAILURE_KINDS), text: z.string().check(z.maxLength(LONGEST_FAULT)) })),
  ),
  /** Long tasks of more than 50 ms while it was on screen. */
  longTasks: z.optional(Count),
  /** Breaches of the page's content policy by its files. */
  csp: z.optional(Count),
  /** Collections that it read and wrote for the first time on this page. */
  dati: z.optional(z.object({ legge: Names, scrive: Names })),
})
export type ModuleUse = z.infer<typeof ModuleUseSchema>

/** `POST /api/moduli/uso`: which releases a page (`tab`) holds, so that their files stay, and how they ran. */
export const UseReportSchema = z.object({
  tab: z.string().check(z.regex(/^[0-9a-f-]{36}$/)),
  generation: z.number(),
  modules: z.array(ModuleUseSchema).check(z.maxLength(MOST_MODULES)),
})
export type UseReport = z.infer<typeof UseReportSchema>

export const USE_REPORT_EVERY = 300_000

/** A message of `REGISTRY_CHANNEL`. */
export const GenerationMessageSchema = z.object({
  generation: z.number(),
  urgent: z.boolean(),
  /** The provinces in use may be others: the page asks for its manifest. */
  province: z.optional(z.boolean()),
})
export type GenerationMessage = z.infer<typeof GenerationMessageSchema>
