import { Box, Section } from '@bandiera/ui'
import type { Minimo, Registro, Ritirato } from '../dati/registro.ts'
import { quandoText } from '../parole/scelte.ts'
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

const MINIMI: Colonna<Minimo>[] = [
  { label: comuni.colonne.modulo, cell: ({ id }) => id },
  { label: testi.colonne.minima, cell: ({ version }) => <Versione versione={version} /> },
  { label: testi.colonne.perche, cell: ({ why }) => why },
  { label: testi.colonne.chi, cell: ({ by, at, release }) => testi.chiQuando(by, quandoText(at), release) },
]

/** The oldest version of each module that may run, where one is set. */
export function Minimi({ minimi }: { minimi: readonly Minimo[] }) {
  if (minimi.length === 0) return null
  return (
    <Section title={testi.minimi}>
      <Nota>{testi.minimiNota}</Nota>
      <Tabella colonne={MINIMI} keyOf={({ id }) => id} label={testi.minimi} righe={minimi} />
    </Section>
  )
}

const RITIRATI: Colonna<Ritirato>[] = [
  { label: comuni.colonne.modulo, cell: ({ id }) => id },
  { label: comuni.colonne.versione, cell: ({ versione }) => <Versione versione={versione} /> },
  { label: testi.colonne.perche, cell: ({ perche }) => perche },
  { label: testi.colonne.chi, cell: ({ chi, quando }) => testi.chiQuando(chi, quandoText(quando)) },
]

/** Releases that were withdrawn with the key that had signed them. */
export function Ritirati({ ritirati }: { ritirati: readonly Ritirato[] }) {
  if (ritirati.length === 0) return null
  return (
    <Section title={testi.ritirati}>
      <Nota>{testi.ritiratiNota}</Nota>
      <Tabella
        colonne={RITIRATI}
        keyOf={({ id, versione }) => `${id} ${versione}`}
        label={testi.ritirati}
        righe={ritirati}
      />
    </Section>
  )
}

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
