import { Box, EmptyState, OutlinedInput, useUrlParams } from '@bandiera/ui'
import { DataTable, NativeSelect } from '@bandiera/ui/list'
import { useMemo } from 'react'
import type { Registry } from '../parts/registry.ts'
import { healthByRelease } from './parts/figures.ts'
import { ThrottledPeople } from './sections/throttled.tsx'
import { RegistryPage } from '../parts/page.tsx'
import { useRegistry } from '../parts/requests.ts'
import { healthColumns } from './columns.tsx'
import { AnonymousSection } from './sections/anonymous.tsx'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'

export function Component() {
  const asked = useRegistry()
  return (
    <RegistryPage asked={asked} title={moduleTexts.salute}>
      {(registro) => <HealthTable registro={registro} />}
    </RegistryPage>
  )
}

function HealthTable({ registro }: { registro: Registry }) {
  const [params, change] = useUrlParams()
  const cliente = params.get('cliente') ?? ''
  const righe = useMemo(() => healthByRelease(registro, cliente), [registro, cliente])
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 3, maxWidth: '75ch' }}>{texts.intro}</Box>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': texts.tenant }}
        onChange={(event) => change({ cliente: event.target.value })}
        sx={{ mb: 3, width: { xs: '100%', sm: 'auto' }, maxWidth: { sm: 360 } }}
        value={cliente}
      >
        <option value="">{texts.allTenants}</option>
        {registro.tenant.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome === id ? id : `${nome} (${id})`}
          </option>
        ))}
      </NativeSelect>
      <DataTable
        columns={healthColumns}
        csv="salute-moduli"
        empty={<EmptyState text={texts.emptyText} title={texts.empty} />}
        label={moduleTexts.salute}
        nome={texts.noun}
        records={righe}
      />
      <AnonymousSection righe={(registro.sconosciuti ?? []).filter(({ tenant }) => !cliente || tenant === cliente)} />
      <ThrottledPeople again={registro} />
    </>
  )
}
