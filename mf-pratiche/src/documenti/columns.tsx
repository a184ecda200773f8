import { type Documento, formatBytes, formatDate, isSafeToShow, documentoKindLabel, validityOf } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { Box, CheckCircleIcon, HelpIcon, Link, Marker, MoreIcon, type Tone, useToday, WarningIcon } from '@bandiera/ui'
import { type Column, MenuButton } from '@bandiera/ui/list'
import { documentiTexts } from './texts.ts'
import type { Act, DocumentoAction } from './actions.tsx'
import { type Rights, useRights } from './parts/upload-button.tsx'

const { colonne } = documentiTexts

export const documentiColumns = (act: Act): Column<Documento>[] => [
  {
    id: 'nome',
    label: colonne.name,
    cell: (doc) => <Name act={act} doc={doc} />,
    sort: ({ nome }) => nome,
    search: ({ nome, tipo }) => `${nome} ${documentoKindLabel(tipo)}`,
    csv: ({ nome }) => nome,
  },
  {
    id: 'tipo',
    label: colonne.kind,
    cell: ({ tipo }) => documentoKindLabel(tipo),
    sort: ({ tipo }) => documentoKindLabel(tipo),
    width: 132,
    from: 'sm',
  },
  {
    id: 'scadenza',
    label: colonne.scadenza,
    cell: (doc) => <Expiry doc={doc} />,
    sort: ({ scadenza }) => scadenza,
    csv: ({ scadenza }) => scadenza,
    width: 128,
  },
  {
    id: 'quando',
    label: colonne.when,
    cell: (doc) => <UploadedOn doc={doc} />,
    sort: ({ caricatoIl }) => caricatoIl,
    csv: ({ caricatoIl }) => caricatoIl?.slice(0, 10),
    width: 132,
    from: 'sm',
  },
  { id: 'azioni', label: colonne.actions, cell: (doc) => <RowMenu act={act} doc={doc} />, csv: () => null, width: 64 },
]

function Name({ doc, act }: { doc: Documento; act: Act }) {
  const { nome, file, pubblico } = doc
  const size = file ? formatBytes(file.byte) : documentiTexts.senzaFile
  return (
    <Box sx={{ minWidth: 0 }}>
      {file ? (
        <Link
          component="button"
          onClick={() => act(isSafeToShow(file.mime) ? 'apri' : 'scarica', doc)}
          sx={{ font: 'inherit', fontWeight: 500, textAlign: 'left', overflowWrap: 'anywhere', minHeight: 24 }}
          type="button"
        >
          {nome}
        </Link>
      ) : (
        nome
      )}
      <Small>{pubblico ? `${size} · ${documentiTexts.visibilita.pubblico}` : size}</Small>
    </Box>
  )
}

const TONES: Record<'scaduto' | 'in_scadenza' | 'valido', [Tone, typeof WarningIcon]> = {
  scaduto: ['error', WarningIcon],
  in_scadenza: ['warning', HelpIcon],
  valido: ['success', CheckCircleIcon],
}

function Expiry({ doc }: { doc: Documento }) {
  const validita = validityOf(doc, useToday())
  if (!validita) return null
  const day = formatDate(doc.scadenza)
  if (validita === 'valido') return day
  const [tone, icon] = TONES[validita]
  return (
    <>
      <Marker icon={icon} tone={tone}>
        {documentiTexts.validita[validita]}
      </Marker>
      <Small>{day}</Small>
    </>
  )
}

function UploadedOn({ doc: { caricatoIl, caricatoDa } }: { doc: Documento }) {
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

function RowMenu({ doc, act }: { doc: Documento; act: Act }) {
  const rights = useRights(doc.clienteId)
  const choices = choicesOf(doc, rights).map(([id, label]) => ({ id, label, onChoose: () => act(id, doc) }))
  return choices.length > 0 && <MenuButton choices={choices} icon={MoreIcon} label={documentiTexts.altro(doc.nome)} />
}

function choicesOf({ file, versioni = [], pubblico }: Documento, { scrive, elimina, pubblica }: Rights) {
  const all: [DocumentoAction, string, boolean | undefined][] = [
    ['apri', documentiTexts.apri, file && isSafeToShow(file.mime)],
    ['scarica', documentiTexts.scarica, file !== undefined],
    ['nuovaVersione', documentiTexts.nuovaVersione, scrive],
    ['versioni', documentiTexts.versioni(versioni.length), versioni.length > 0],
    ['modifica', documentiTexts.modifica, scrive],
    ['copia', documentiTexts.copia, file !== undefined],
    ['pubblica', documentiTexts[pubblico ? 'rendiRiservato' : 'rendiPubblico'], pubblica && file !== undefined],
    ['elimina', documentiTexts.elimina, elimina],
  ]
  return all.filter(([, , may]) => may)
}
