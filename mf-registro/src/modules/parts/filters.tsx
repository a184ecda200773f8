import { Box, FormControlLabel, OutlinedInput, SearchIcon, Stack, Switch } from '@bandiera/ui'
import { NativeSelect } from '@bandiera/ui/list'
import { texts } from '../texts.ts'
import type { Registry, Tenant } from '../../parts/registry.ts'
import { isAbnormal } from '../../parts/texts.ts'

interface FiltersProps {
  view: View
  ids: readonly string[]
  change: (key: 'q' | 'm' | 'solo', value: string) => void
}

export const Filters = ({ view: { q, module, onlyAttention }, ids, change }: FiltersProps) => (
  <Stack direction="row" role="search" sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 3 }}>
    <OutlinedInput
      inputProps={{ 'aria-label': texts.search, type: 'search' }}
      onChange={(event) => change('q', event.target.value)}
      placeholder={texts.search}
      size="small"
      startAdornment={<SearchIcon aria-hidden sx={{ mr: 2, color: 'text.secondary' }} />}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}
      value={q}
    />
    <NativeSelect
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': texts.module }}
      onChange={(event) => change('m', event.target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      value={module}
    >
      <option value="">{texts.allModules}</option>
      {ids.map((id) => (
        <option key={id} value={id}>
          {id}
        </option>
      ))}
    </NativeSelect>
    <FormControlLabel
      control={<Switch checked={onlyAttention} onChange={(event) => change('solo', event.target.checked ? '1' : '')} />}
      label={
        <Box component="span" title={texts.soloAiuto}>
          {texts.solo}
        </Box>
      }
    />
  </Stack>
)

/** Kept in the address of the page; pages count from 1. */
export const viewOf = (params: URLSearchParams) => ({
  q: params.get('q') ?? '',
  module: params.get('m') ?? '',
  onlyAttention: params.get('solo') === '1',
  page: Math.max(1, Math.trunc(Number(params.get('p')) || 1)),
})

type View = ReturnType<typeof viewOf>

/** The tenant gets another version than the chosen one of a module that it uses. */
export const needsAttention = ({ moduli }: Tenant): boolean =>
  moduli.some(({ motivo, usato }) => usato && isAbnormal(motivo))

export function shownTenants({ tenant: all }: Pick<Registry, 'tenant'>, { q, onlyAttention }: View): Tenant[] {
  const text = plain(q)
  return all.filter(
    (tenant) =>
      (plain(tenant.id).includes(text) || plain(tenant.nome).includes(text)) &&
      (!onlyAttention || needsAttention(tenant)),
  )
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** A page that no longer exists becomes the last one. */
export function pageOf<T>(all: readonly T[], page: number, size: number) {
  const last = Math.max(1, Math.ceil(all.length / size))
  const at = Math.min(page, last)
  const from = (at - 1) * size
  return {
    rows: all.slice(from, from + size),
    page: at,
    last,
    from: from + 1,
    to: Math.min(from + size, all.length),
  }
}
