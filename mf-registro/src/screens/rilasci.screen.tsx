import { EmptyState, UrlTabs } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { parseChiavi, type Chiave } from '../dati/chiave.ts'
import type { Registro } from '../dati/registro.ts'
import { Pagina } from '../parts/pagina.tsx'
import { useAsked } from '../parts/use-asked.ts'
import { useRegistro } from '../parts/use-registro.ts'
import { Chiavi } from '../rilasci/chiavi.tsx'
import { rilasciColumns } from '../rilasci/columns.tsx'
import { Canali, Minimi, Ritirati, Trattenuti } from '../rilasci/punti.tsx'
import { righeRilasci } from '../rilasci/righe.ts'
import { testi } from '../rilasci/testi.ts'
import { testi as comuni } from '../testi.ts'

const NONE: readonly Chiave[] = []

/** `/registro/rilasci`: what there is to run, who sent it, where channels point, what is held back, and keys of teams. */
export function Component() {
  const asked = useRegistro()
  const chiavi = useAsked('/api/registro/chiavi', parseChiavi)
  return (
    <Pagina asked={asked} title={comuni.rilasci}>
      {(registro) => (
        <UrlTabs
          label={testi.schede}
          tabs={[
            {
              id: 'rilasci',
              label: testi.rilasci,
              content: <Rilasci chiavi={chiavi.value ?? NONE} registro={registro} />,
            },
            {
              id: 'canali',
              label: testi.canali,
              content: (
                <>
                  <Canali canali={registro.canali} />
                  <Minimi minimi={registro.minimi ?? []} />
                </>
              ),
            },
            {
              id: 'trattenuti',
              label: testi.trattenuti,
              content: (
                <>
                  <Trattenuti trattenuti={registro.trattenuti} />
                  <Ritirati ritirati={registro.ritirati ?? []} />
                </>
              ),
            },
            {
              id: 'chiavi',
              label: testi.chiavi,
              content: <Chiavi asked={chiavi} onDone={asked.retry} registro={registro} />,
            },
          ]}
        />
      )}
    </Pagina>
  )
}

function Rilasci({ registro, chiavi }: { registro: Registro; chiavi: readonly Chiave[] }) {
  const righe = useMemo(() => righeRilasci(registro, chiavi), [registro, chiavi])
  return (
    <DataTable
      columns={rilasciColumns}
      csv="rilasci-moduli"
      empty={<EmptyState text={testi.vuotoTesto} title={testi.vuoto} />}
      label={testi.rilasci}
      nome={testi.nome}
      records={righe}
    />
  )
}
