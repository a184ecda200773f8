import { formatByte, formatDate, isMostrabile, labelOfTipo, validitaOf, type Documento } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { Box, CheckCircleIcon, HelpIcon, Link, Marker, useToday, WarningIcon, type Tone } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import { Azioni } from './azioni.tsx'
import { testi } from './testi.ts'
import type { Azione } from './use-azioni.tsx'

const { colonne } = testi

/** Columns of the list; `act` does what a row's name and menu ask for. */
export const makeColonne = (act: (azione: Azione, doc: Documento) => void): Column<Documento>[] => [
  {
    id: 'nome',
    label: colonne.nome,
    cell: (doc) => <Nome act={act} doc={doc} />,
    sort: ({ nome }) => nome,
    search: ({ nome, tipo }) => `${nome} ${labelOfTipo(tipo)}`,
    csv: ({ nome }) => nome,
  },
  {
    id: 'tipo',
    label: colonne.tipo,
    cell: ({ tipo }) => labelOfTipo(tipo),
    sort: ({ tipo }) => labelOfTipo(tipo),
    width: 132,
    from: 'sm',
  },
  {
    id: 'scadenza',
    label: colonne.scadenza,
    cell: (doc) => <Scadenza doc={doc} />,
    sort: ({ scadenza }) => scadenza,
    csv: ({ scadenza }) => scadenza,
    width: 128,
  },
  {
    id: 'quando',
    label: colonne.quando,
    cell: (doc) => <Quando doc={doc} />,
    sort: ({ caricatoIl }) => caricatoIl,
    csv: ({ caricatoIl }) => caricatoIl?.slice(0, 10),
    width: 132,
    from: 'sm',
  },
  { id: 'azioni', label: colonne.azioni, cell: (doc) => <Azioni act={act} doc={doc} />, csv: () => null, width: 64 },
]

function Nome({ doc, act }: { doc: Documento; act: (azione: Azione, doc: Documento) => void }) {
  const { nome, file, pubblico } = doc
  return (
    <Box sx={{ minWidth: 0 }}>
      {file ? (
        <Link
          component="button"
          onClick={() => act(isMostrabile(file.mime) ? 'apri' : 'scarica', doc)}
          sx={{ font: 'inherit', fontWeight: 500, textAlign: 'left', overflowWrap: 'anywhere', minHeight: 24 }}
          type="button"
        >
          {nome}
        </Link>
      ) : (
        nome
      )}
      <Small>
        {[file ? formatByte(file.byte) : testi.senzaFile, pubblico && testi.pubblico].filter(Boolean).join(' · ')}
      </Small>
    </Box>
  )
}

const TONES: Record<'scaduto' | 'in_scadenza' | 'valido', [Tone, typeof WarningIcon]> = {
  scaduto: ['error', WarningIcon],
  in_scadenza: ['warning', HelpIcon],
  valido: ['success', CheckCircleIcon],
}

function Scadenza({ doc }: { doc: Documento }) {
  const validita = validitaOf(doc, useToday())
  if (!validita) return null
  const day = formatDate(doc.scadenza)
  if (validita === 'valido') return day
  const [tone, icon] = TONES[validita]
  return (
    <>
      <Marker icon={icon} tone={tone}>
        {testi.validita[validita]}
      </Marker>
      <Small>{day}</Small>
    </>
  )
}

function Quando({ doc: { caricatoIl, caricatoDa } }: { doc: Documento }) {
  const name = useRecord('usr', caricatoDa ?? '')?.name
  return (
    <>
      {formatDate(caricatoIl)}
      {name && <Small>{name}</Small>}
    </>
  )
}

const Small = ({ children }: { children: string }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>{children}</Box>
)
