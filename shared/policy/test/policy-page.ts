import { COLLECTIONS, ROLES, type CollectionName, type Collections, type Role } from '@bandiera/domain'
import { audienceOf, policies } from '../src/audience.ts'
import type { Related, Right } from '../src/policy.ts'
import { rightsOfRole } from '../src/writes.ts'

/** A record of every collection whose values are the names of its own fields, so that a token says where it came from. */
const samples: { [C in CollectionName]: Partial<Collections[C]>[] } = {
  avvisi: [{ _id: 'n', usrId: 'usrId' }],
  aziende: [{ _id: 'a', gestoreId: 'gestoreId', professionisti: ['professionisti'] }],
  bandi: [{ _id: 'b', createdBy: 'createdBy', data: { titolo: '', gestori: ['data.gestori'] } }],
  docs: [{ _id: 'd', clienteId: 'clienteId' }],
  istituti: [{ _id: 'i', createdBy: 'createdBy', gestori: ['gestori'] }],
  pratiche: [{ _id: 'p-a', extra: 'extra' }],
  settings: [{ _id: 's' }],
  usr: [
    { _id: '_id', role: { gestore: true } },
    { _id: '_id', role: { professionista: { by: 'role.professionista.by' } } },
  ],
  viste: [{ _id: 'v' }, { _id: 'w', gestoreId: 'gestoreId' }],
}
const related: { [C in CollectionName]?: unknown } = {
  aziende: { pratiche: [{ extra: 'extra of one of its case files' }] },
  docs: { azienda: { gestoreId: 'gestoreId of the company', professionisti: ['professionisti of the company'] } },
  pratiche: { azienda: { gestoreId: 'gestoreId of the company', professionisti: ['professionisti of the company'] } },
}

const seers: Record<string, (field: string) => string> = {
  adm: () => 'every admin',
  ed: () => 'every editore',
  all: () => 'every signed-in user',
  acc: () => 'every person with an account',
  u: (field) => `the user \`${field}\``,
  e: (field) => `the editore \`${field}\``,
  g: (field) => `the gestore \`${field}\``,
  gb: (field) => `each gestore in \`${field}\`, and the professionisti who work for it`,
  p: (field) => `each professionista in \`${field}\``,
  t: (field) => `the professionisti who work for \`${field}\``,
  m: (field) => `the gestore or professionista whose e-mail is in \`${field}\``,
}

/** Who sees the records of a collection, one line per audience token; derived from the policy itself. */
export function readersOf<C extends CollectionName>(coll: C): string[] {
  const tokens = samples[coll].flatMap((sample) =>
    audienceOf(coll, sample as Collections[C], (related[coll] ?? {}) as Related),
  )
  const { isPublicToken, publicFields = [] } = policies[coll]
  return [...new Set(tokens)].map((token) => {
    const [kind = '', field = ''] = token.split(/:(.*)/s)
    const who = seers[kind]?.(field)
    if (!who) throw new Error(`the page has no words for the token ${token}`)
    return isPublicToken?.(token) ? `${who}: ${publicFields.map((name) => `\`${name}\``).join(', ')} alone` : who
  })
}

const OPERATIONS = ['insert', 'update', 'delete'] as const

const rightText = ({ whose, only, locked }: Pick<Right<never>, 'whose' | 'only' | 'locked'>): string => {
  const fields = only ?? locked
  const names = fields?.map((field) => `\`${field}\``).join(', ')
  return names ? `${whose}; ${only ? 'only' : 'not'} ${names}` : whose
}

/** A row of cells in the order of insert, update, delete for each role. */
export const writersOf = (coll: CollectionName): { role: Role; cells: string[] }[] =>
  ROLES.map((role) => ({
    role,
    cells: OPERATIONS.map((operation) => rightsOfRole(role, coll, operation).map(rightText).join('<br>') || '–'),
  }))

export const policyPage = (): string =>
  COLLECTIONS.map((coll) => {
    const rows = writersOf(coll).map(({ role, cells }) => `| ${[role, ...cells].join(' | ')} |`)
    const readers = readersOf(coll).map((line) => `- ${line}`)
    return [
      `## ${coll}`,
      '',
      'Seen by:',
      '',
      ...readers,
      '',
      '| writes | insert | update | delete |',
      '| --- | --- | --- | --- |',
      ...rows,
    ].join('\n')
  }).join('\n\n')
