import { Box, Section } from '@bandiera/ui'
import type { Minimo, Registro, Ritirato } from '../../parts/registry.ts'
import { quandoText } from '../../tenant/texts-choices.ts'
import { Versione } from '../../parts/outcome.tsx'
import { Tabella, type Colonna } from '../../parts/table.tsx'
import { texts as moduleTexts } from '../../texts.ts'
import { texts } from '../texts.ts'

type Canale = Registro['canali'][string] & { id: string }
type Trattenuto = Registro['trattenuti'][number]

const CANALI: Colonna<Canale>[] = [
  { label: moduleTexts.colonne.modulo, cell: ({ id }) => id },
  { label: texts.colonne.stable, cell: ({ stable }) => <Versione versione={stable ?? null} /> },
  { label: texts.colonne.next, cell: ({ next }) => <Versione versione={next ?? null} /> },
]

/** Where the channels of each module point. */
export function Canali({ canali }: Pick<Registro, 'canali'>) {
  const righe = Object.entries(canali).map(([id, dove]) => ({ id, ...dove }))
  if (righe.length === 0) return <Nota>{texts.nessunCanale}</Nota>
  return <Tabella colonne={CANALI} keyOf={({ id }) => id} label={texts.canali} righe={righe} />
}

const TRATTENUTI: Colonna<Trattenuto>[] = [
  { label: moduleTexts.colonne.modulo, cell: ({ id }) => id },
  { label: moduleTexts.colonne.versione, cell: ({ version }) => <Versione versione={version} /> },
  { label: moduleTexts.colonne.cliente, cell: ({ tenant }) => tenant },
]

const MINIMI: Colonna<Minimo>[] = [
  { label: moduleTexts.colonne.modulo, cell: ({ id }) => id },
  { label: texts.colonne.minima, cell: ({ version }) => <Versione versione={version} /> },
  { label: texts.colonne.perche, cell: ({ why }) => why },
  { label: texts.colonne.chi, cell: ({ by, at, release }) => texts.chiQuando(by, quandoText(at), release) },
]

/** The oldest version of each module that may run, where one is set. */
export function Minimi({ minimi }: { minimi: readonly Minimo[] }) {
  if (minimi.length === 0) return null
  return (
    <Section title={texts.minimi}>
      <Nota>{texts.minimiNota}</Nota>
      <Tabella colonne={MINIMI} keyOf={({ id }) => id} label={texts.minimi} righe={minimi} />
    </Section>
  )
}

const RITIRATI: Colonna<Ritirato>[] = [
  { label: moduleTexts.colonne.modulo, cell: ({ id }) => id },
  { label: moduleTexts.colonne.versione, cell: ({ versione }) => <Versione versione={versione} /> },
  { label: texts.colonne.perche, cell: ({ perche }) => perche },
  { label: texts.colonne.chi, cell: ({ chi, quando }) => texts.chiQuando(chi, quandoText(quando)) },
]

/** Releases that were withdrawn with the key that had signed them. */
export function Ritirati({ ritirati }: { ritirati: readonly Ritirato[] }) {
  if (ritirati.length === 0) return null
  return (
    <Section title={texts.ritirati}>
      <Nota>{texts.ritiratiNota}</Nota>
      <Tabella
        colonne={RITIRATI}
        keyOf={({ id, versione }) => `${id} ${versione}`}
        label={texts.ritirati}
        righe={ritirati}
      />
    </Section>
  )
}

/** Versions that some tenant does not get again by itself. */
export function Trattenuti({ trattenuti }: Pick<Registro, 'trattenuti'>) {
  if (trattenuti.length === 0) return <Nota>{texts.nessunTrattenuto}</Nota>
  return (
    <>
      <Nota>{texts.trattenutiNota}</Nota>
      <Tabella
        colonne={TRATTENUTI}
        keyOf={({ tenant, id, version }) => `${tenant} ${id} ${version}`}
        label={texts.trattenuti}
        righe={trattenuti}
      />
    </>
  )
}

const Nota = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>{children}</Box>
)
