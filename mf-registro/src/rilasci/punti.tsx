import { Box } from '@bandiera/ui'
import type { Registro } from '../dati/registro.ts'
import { Versione } from '../parts/esito.tsx'
import { Tabella, type Colonna } from '../parts/tabella.tsx'
import { testi as comuni } from '../testi.ts'
import { testi } from './testi.ts'

type Canale = Registro['canali'][string] & { id: string }
type Trattenuto = Registro['trattenuti'][number]

const CANALI: Colonna<Canale>[] = [
  { label: comuni.colonne.modulo, cell: ({ id }) => id },
  { label: testi.colonne.stable, cell: ({ stable }) => <Versione versione={stable ?? null} /> },
  { label: testi.colonne.next, cell: ({ next }) => <Versione versione={next ?? null} /> },
]

/** Where the channels of each module point. */
export function Canali({ canali }: Pick<Registro, 'canali'>) {
  const righe = Object.entries(canali).map(([id, dove]) => ({ id, ...dove }))
  if (righe.length === 0) return <Nota>{testi.nessunCanale}</Nota>
  return <Tabella colonne={CANALI} keyOf={({ id }) => id} label={testi.canali} righe={righe} />
}

const TRATTENUTI: Colonna<Trattenuto>[] = [
  { label: comuni.colonne.modulo, cell: ({ id }) => id },
  { label: comuni.colonne.versione, cell: ({ version }) => <Versione versione={version} /> },
  { label: comuni.colonne.cliente, cell: ({ tenant }) => tenant },
]

/** Versions that some tenant does not get again by itself. */
export function Trattenuti({ trattenuti }: Pick<Registro, 'trattenuti'>) {
  if (trattenuti.length === 0) return <Nota>{testi.nessunTrattenuto}</Nota>
  return (
    <>
      <Nota>{testi.trattenutiNota}</Nota>
      <Tabella
        colonne={TRATTENUTI}
        keyOf={({ tenant, id, version }) => `${tenant} ${id} ${version}`}
        label={testi.trattenuti}
        righe={trattenuti}
      />
    </>
  )
}

const Nota = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{children}</Box>
)
