// @ts-nocheck: its parameters have no types
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadTs } from './load-ts.mjs'

const same = (examples) => examples
const platform = { defineExamples: same, defineEsempi: same }
/** Besides its own texts: what a record is, and records to start from. */
const MAY_IMPORT = ['@bandiera/domain', '@bandiera/factories']

/** What `src/examples.ts` says, or `src/esempi.ts` as it was called before. @throws when it is not what `defineExamples` takes
 * @param {string} folder of the module @returns {Record<string, any>[]} */
export function readExamples(folder) {
  const file = ['examples.ts', 'esempi.ts'].map((name) => join(folder, 'src', name)).find((one) => existsSync(one))
  if (!file) return []
  // the second name is that of contracts before 2.6
  const given = { '@bandiera/platform/examples': platform, '@bandiera/platform/esempi': platform }
  const { default: examples } = loadTs(
    file,
    given,
    (request) => !request.startsWith('@bandiera/') || MAY_IMPORT.includes(request),
  )
  if (!Array.isArray(examples))
    throw new Error(`${file} must have \`export default defineExamples<typeof module>([...])\``)
  return parseExamples(examples, file)
}

/** Examples from outside, checked. @param {unknown} examples @param {string} where @returns {Record<string, any>[]} */
export function parseExamples(examples, where) {
  const parsed = schema().safeParse(examples)
  if (parsed.success) return parsed.data
  const [{ path, message }] = parsed.error.issues
  throw new Error(`${where}: example number ${Number(path[0]) + 1} is wrong in ${path.slice(1).join('.')}: ${message}`)
}

const schema = () =>
  loadTs(fileURLToPath(new URL('../../../shared/wire/src/examples.ts', import.meta.url)), {}, () => true).ExamplesSchema

/** Faults of a module's examples that types cannot see: parts without an example, examples without a part.
 * @param {readonly Record<string, any>[]} examples @param {{ slots?: readonly Record<string, any>[] }} definition */
export function checkExamples(examples, { slots = [] }) {
  const partOf = (example) => slots.find(({ slot, ref }) => slot === example.slot && ref === example.ref)
  return [
    ...slots
      .filter(({ slot, ref }) => !examples.some((example) => example.slot === slot && example.ref === ref))
      .map(({ slot, ref }) => `part "${ref}" of slot ${slot} has no example: write one in src/examples.ts`),
    ...examples.flatMap((example) => {
      const part = partOf(example)
      return part
        ? [...sceneFaults(example, part)]
        : [`${nameOf(example)} is of a part that the module does not declare`]
    }),
    ...examples
      .filter((example, at) => examples.findIndex((other) => nameOf(other) === nameOf(example)) !== at)
      .map((example) => `${nameOf(example)} is there twice: give it another title`),
  ]
}

/** Why the person of an example would never see the part. */
function* sceneFaults(example, { roles, varianti }) {
  const role = Object.keys(example.chi.role)[0]
  if (roles && !roles.includes(role))
    yield `${nameOf(example)}: chi is ${role}, and the part is for ${roles.join(', ')}`
  if (varianti && !varianti.includes(example.variante))
    yield `${nameOf(example)}: the part is for the variant ${varianti.join(', ')}`
}

const nameOf = ({ slot, ref, titolo }) => `example «${titolo}» of ${slot}, "${ref}",`
