import { Box, EmptyState, OutlinedInput, useUrlParams } from '@bandiera/ui'
import { DataTable, NativeSelect } from '@bandiera/ui/list'
import { useMemo } from 'react'
import type { Registro } from '../dati/registro.ts'
import { salutePerRilascio } from '../dati/salute.ts'
import { PersoneRallentate } from '../freni/persone-rallentate.tsx'
import { Pagina } from '../parts/pagina.tsx'
import { useRegistro } from '../parts/use-registro.ts'
import { saluteColumns } from '../salute/columns.tsx'
import { Sconosciuti } from '../salute/sconosciuti.tsx'
import { testi } from '../salute/testi.ts'
import { testi as comuni } from '../testi.ts'

/** `/registro/salute`: how each version of each module does, beside the one before it. */
export function Component() {
  const asked = useRegistro()
  return (
    <Pagina asked={asked} title={comuni.salute}>
      {(registro) => <Salute registro={registro} />}
    </Pagina>
  )
}

function Salute({ registro }: { registro: Registro }) {
  const [params, change] = useUrlParams()
  const cliente = params.get('cliente') ?? ''
  const righe = useMemo(() => salutePerRilascio(registro, cliente), [registro, cliente])
  return (
    <>
      <Box sx={{ color: 'text.secondary', mb: 3, maxWidth: '75ch' }}>{testi.intro}</Box>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputProps={{ 'aria-label': testi.cliente }}
        onChange={(event) => change({ cliente: event.target.value })}
        sx={{ mb: 3, width: { xs: '100%', sm: 'auto' }, maxWidth: { sm: 360 } }}
        value={cliente}
      >
        <option value="">{testi.tuttiClienti}</option>
        {registro.tenant.map(({ id, nome }) => (
          <option key={id} value={id}>
            {nome === id ? id : `${nome} (${id})`}
          </option>
        ))}
      </NativeSelect>
      <DataTable
        columns={saluteColumns}
        csv="salute-moduli"
        empty={<EmptyState text={testi.vuotoTesto} title={testi.vuoto} />}
        label={comuni.salute}
        nome={testi.nome}
        records={righe}
      />
      <Sconosciuti righe={(registro.sconosciuti ?? []).filter(({ tenant }) => !cliente || tenant === cliente)} />
      <PersoneRallentate again={registro} />
    </>
  )
}
