import { Box, FormControlLabel, OutlinedInput, SearchIcon, Stack, Switch } from '@bandiera/ui'
import { NativeSelect } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import type { View } from './view.ts'

interface FiltersProps {
  view: View
  ids: readonly string[]
  change: (key: 'q' | 'm' | 'solo', value: string) => void
}

/** Which tenants and which module are on show. */
export const Filters = ({ view: { q, module, onlyAttention }, ids, change }: FiltersProps) => (
  <Stack direction="row" role="search" sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 3 }}>
    <OutlinedInput
      inputProps={{ 'aria-label': texts.cerca, type: 'search' }}
      onChange={(event) => change('q', event.target.value)}
      placeholder={texts.cerca}
      size="small"
      startAdornment={<SearchIcon aria-hidden sx={{ mr: 2, color: 'text.secondary' }} />}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 280px' } }}
      value={q}
    />
    <NativeSelect
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': texts.modulo }}
      onChange={(event) => change('m', event.target.value)}
      sx={{ flex: { xs: '1 1 100%', sm: '0 0 auto' } }}
      value={module}
    >
      <option value="">{texts.tuttiModuli}</option>
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
