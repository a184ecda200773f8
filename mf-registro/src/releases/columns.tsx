import { formatBytes } from '@bandiera/domain'
import type { Column } from '@bandiera/ui/list'
import { whenText } from '../parts/texts.ts'
import { texts } from './texts.ts'
import { compareVersions, type Registry, type Release, type TeamKey } from '../parts/registry.ts'

const { columnTexts } = texts
const nameOf = ({ id, versione }: ReleaseRow): string => `${id} ${versione}`
const teamOf = ({ team }: ReleaseRow): string => team
const weightOf = ({ peso }: ReleaseRow): number => peso
const tenantsText = ({ tenants }: ReleaseRow): string =>
  tenants.length === 0 ? texts.none : tenants.length === 1 ? tenants[0]! : texts.clienti(tenants.length)

export const releaseColumns: Column<ReleaseRow>[] = [
  { id: 'rilascio', label: columnTexts.release, cell: nameOf, sort: nameOf, search: nameOf, width: 200 },
  {
    id: 'canali',
    label: columnTexts.channel,
    cell: ({ channels }) => channels.join(', ') || '—',
    search: ({ channels }) => channels.join(' '),
    width: 112,
  },
  { id: 'clienti', label: columnTexts.tenants, cell: tenantsText, sort: ({ tenants }) => tenants.length },
  { id: 'contratto', label: columnTexts.contract, cell: ({ contratto }) => contratto, width: 104 },
  {
    id: 'pubblicato',
    label: columnTexts.published,
    cell: ({ pubblicato }) => whenText(pubblicato),
    sort: ({ pubblicato }) => pubblicato,
    width: 160,
  },
  { id: 'squadra', label: columnTexts.team, cell: ({ team }) => team || '—', sort: teamOf, search: teamOf },
  {
    id: 'peso',
    label: columnTexts.peso,
    cell: ({ peso }) => formatBytes(peso),
    sort: weightOf,
    csv: weightOf,
    align: 'right',
    width: 96,
  },
]

interface ReleaseRow extends Release {
  _id: string
  team: string
  channels: string[]
  tenants: string[]
}

/** By module, newest version first. `keys` tell which team a key belongs to. */
export function releaseRows({ rilasci, canali, tenant }: Registry, keys: readonly TeamKey[]): ReleaseRow[] {
  return rilasci
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en') || compareVersions(b.versione, a.versione))
    .map((one) => ({
      ...one,
      _id: `${one.id}@${one.versione}`,
      team: keys.find(({ id }) => id === one.chiave)?.team ?? one.chiave ?? '',
      channels: Object.entries(canali[one.id] ?? {}).flatMap(([channel, version]) =>
        version === one.versione ? [channel] : [],
      ),
      tenants: tenant.filter(({ moduli }) => moduli.some((module) => gets(module, one))).map(({ id }) => id),
    }))
}

const gets = (
  { id, versione, canarino }: Registry['tenant'][number]['moduli'][number],
  one: Pick<Release, 'id' | 'versione'>,
): boolean => id === one.id && (versione === one.versione || canarino?.version === one.versione)
