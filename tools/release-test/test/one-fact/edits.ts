import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a person writes who adds something: a place of a file, and what is there afterwards. */
export interface Edit {
  file: string
  at: string
  write: string
}

const before = (file: string, at: string, added: string): Edit => ({ file, at, write: added + at })

/** A plain field of a company: one row of its table. */
export const field: readonly Edit[] = [
  before(
    'shared/domain/src/azienda/fields.ts',
    "  dataCostituzione: f.day('Data di costituzione', {",
    `  rating: f.text('Rating bancario', {
    ...ANAGRAFICA,
    searched: true,
    help: 'La classe che la banca ha assegnato.',
    columns: 'classe di merito',
  }),
`,
  ),
]

const MATCHING = 'shared/matching/src/kinds/accounts.ts'
const CASES = 'shared/matching/src/kinds.test.ts'
const RANDOM = 'shared/matching/test/random-criterio.ts'

/** A kind of criterion as it is in the domain: what it is called, asks and refuses. */
export const criterion: readonly Edit[] = [
  before(
    'shared/domain/src/criterio/accounts.ts',
    "  dipendenti: kind('Organico', staffFields,",
    "  capitale: kind('Capitale', rangeFields, { start: {}, difetti: (criterio) => limits(criterio) }),\n",
  ),
]

/** How it is decided and read, and what proves it. */
export const verdict: readonly Edit[] = [
  before(
    MATCHING,
    "const bilanciReading: Reading<CriterioOfKind<'bilanci'>",
    `const capitale: Rule<CriterioOfKind<'capitale'>> = (criterio, { capitaleSociale }) => {
  const regola = \`Capitale sociale \${between(criterio.min, criterio.max, euro)}\`.trim()
  return judge(rangeValue(criterio, capitaleSociale), { regola, manca: ofCompany(missing('capitaleSociale')) })
}

const capitaleReading: Reading<CriterioOfKind<'capitale'>, Figure> = {
  column: () => 'capitale',
  fields: ['capitaleSociale'],
  values: ({ capitaleSociale }) => [capitaleSociale],
  key: keyOf,
  decide: rangeValue,
}

`,
  ),
  before(MATCHING, 'fatturato, dipendenti, bilanci, kpi }', 'capitale, '),
  before(MATCHING, '  fatturato: figureReading<', '  capitale: capitaleReading,\n'),
  before(
    CASES,
    '  eta: { si: { mesiMax: 60 }',
    "  capitale: { si: { min: 1 }, no: { max: 1 }, frase: 'Capitale sociale' },\n",
  ),
  before(CASES, "  dataCostituzione: '2022-11-21',", '  capitaleSociale: 10_000,\n'),
  before(
    RANDOM,
    '  eta: (random, base) => ({',
    "  capitale: (random, base) => ({ ...base, tipo: 'capitale', min: maybe(random, () => 10_000) }),\n",
  ),
]

/** A column that a list shows from the start: in the list, and in the first rows that the server shows of it. */
export const column: readonly Edit[] = [
  before(
    'mf-aziende/src/columns.tsx',
    "  {\n    id: 'comune',",
    "  column('capitaleSociale', { width: 130, from: 'lg' }),\n",
  ),
  before(
    'mf-aziende/src/first-rows.ts',
    "    { id: 'comune', label:",
    `    {
      id: 'capitaleSociale',
      label: aziendaFields.capitaleSociale.label,
      paths: ['capitaleSociale'],
      as: 'euro',
      align: 'right',
      width: 130,
      from: 'lg',
    },
`,
  ),
]

/** The name of a collection and nothing else of it. */
export const collection: readonly Edit[] = [
  before('shared/domain/src/collections.ts', "  'istituti',\n", "  'fornitori',\n"),
]

/** How many files a person has to edit. */
export const filesOf = (...edits: readonly Edit[]): number => new Set(edits.map(({ file }) => file)).size

/** Writes the edits into a copy of the repository. */
export function apply(root: string, edits: readonly Edit[]): void {
  for (const { file, at, write } of edits) {
    const path = join(root, file)
    const [head, tail, ...more] = readFileSync(path, 'utf8').split(at)
    if (tail === undefined || more.length > 0) throw new Error(`${file} does not have one place for an edit: ${at}`)
    writeFileSync(path, head + write + tail)
  }
}
