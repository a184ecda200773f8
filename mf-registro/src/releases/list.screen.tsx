import { EmptyState, UrlTabs } from '@bandiera/ui'
import { DataTable } from '@bandiera/ui/list'
import { useMemo } from 'react'
import { parseChiavi, type Chiave } from './parts/keys.ts'
import type { Registro } from '../parts/registry.ts'
import { Pagina } from '../parts/page.tsx'
import { useAsked } from '../parts/requests.ts'
import { useRegistro } from '../parts/use-registry.ts'
import { Chiavi } from './sections/keys.tsx'
import { rilasciColumns } from './columns.tsx'
import { Canali, Minimi, Ritirati, Trattenuti } from './sections/channels.tsx'
import { righeRilasci } from './rows.ts'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'

const NONE: readonly Chiave[] = []

/** `/registro/rilasci`: what there is to run, who sent it, where channels point, what is held back, and keys of teams. */
export function Component() {
  const asked = useRegistro()
  const chiavi = useAsked('/api/registro/chiavi', parseChiavi)
  return (
    <Pagina asked={asked} title={moduleTexts.rilasci}>
      {(registro) => (
        <UrlTabs
          label={texts.schede}
          tabs={[
            {
              id: 'rilasci',
              label: texts.rilasci,
              content: <Rilasci chiavi={chiavi.value ?? NONE} registro={registro} />,
            },
            {
              id: 'canali',
              label: texts.canali,
              content: (
                <>
                  <Canali canali={registro.canali} />
                  <Minimi minimi={registro.minimi ?? []} />
                </>
              ),
            },
            {
              id: 'trattenuti',
              label: texts.trattenuti,
              content: (
                <>
                  <Trattenuti trattenuti={registro.trattenuti} />
                  <Ritirati ritirati={registro.ritirati ?? []} />
                </>
              ),
            },
            {
              id: 'chiavi',
              label: texts.chiavi,
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
      empty={<EmptyState text={texts.vuotoTesto} title={texts.vuoto} />}
      label={texts.rilasci}
      nome={texts.nome}
      records={righe}
    />
  )
}
