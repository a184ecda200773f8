import { formatInstant, formatNumber } from '@bandiera/domain'
import { Box } from '@bandiera/ui'
import type { Column } from '@bandiera/ui/list'
import type { SaluteRilascio } from './parts/figures.ts'
import { dichiaratiText, usatiText } from './texts-data.ts'
import { bytesText, confrontoText, giudizioOf, guastiText, guastoText, msText } from './texts-figures.ts'
import { texts } from './texts.ts'

const { colonne } = texts

type Cifra = Parameters<typeof confrontoText>[1]

const TONI = { meglio: 'success.main', peggio: 'error.main', uguale: 'text.secondary' } as const

/** A figure, and under it how it stands to the version before: in words, and in the colour of the news. */
function Confronto({ riga, cifra, text }: { riga: SaluteRilascio; cifra: Cifra; text: string }) {
  const giudizio = giudizioOf(riga, cifra)
  return (
    <Box sx={{ ...cella, fontVariantNumeric: 'tabular-nums' }}>
      <Box>{text}</Box>
      {giudizio && (
        <Box sx={{ color: TONI[giudizio], fontSize: '0.8125rem', lineHeight: 1.3 }}>{confrontoText(riga, cifra)}</Box>
      )}
    </Box>
  )
}

const cifra = (id: Cifra, text: (riga: SaluteRilascio) => string, value: (riga: SaluteRilascio) => number | null) => ({
  id,
  label: colonne[id],
  cell: (riga: SaluteRilascio) => <Confronto cifra={id} riga={riga} text={text(riga)} />,
  sort: value,
  csv: value,
})

const rigaText = ({ id, versione }: SaluteRilascio): string => `${id} ${versione}`

/** One line for each release: its figures, each beside that of the version before. */
export const saluteColumns: Column<SaluteRilascio>[] = [
  {
    id: 'versione',
    label: colonne.versione,
    cell: (riga) => (
      <Box sx={cella}>
        <Box sx={{ fontWeight: 600 }}>{rigaText(riga)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.3, overflowWrap: 'anywhere' }}>
          {clientiText(riga)}
        </Box>
      </Box>
    ),
    sort: rigaText,
    search: (riga) => `${rigaText(riga)} ${riga.clienti.join(' ')}`,
    csv: rigaText,
    width: 170,
  },
  {
    id: 'caricamenti',
    label: colonne.caricamenti,
    cell: ({ caricamenti }) => formatNumber(caricamenti),
    sort: ({ caricamenti }) => caricamenti,
    align: 'right',
    width: 124,
  },
  { ...cifra('ms', msText, ({ ms }) => ms), width: 136 },
  { ...cifra('bytes', bytesText, ({ bytes }) => bytes), width: 92 },
  {
    ...cifra('guasti', guastiText, ({ totaleGuasti }) => totaleGuasti),
    cell: (riga) => (
      <>
        <Confronto cifra="guasti" riga={riga} text={guastiText(riga)} />
        <Ultimo riga={riga} />
      </>
    ),
    width: 148,
  },
  { id: 'ultimo', label: colonne.ultimo, cell: () => null, csv: ({ ultimo }) => ultimo?.text, file: 'only' },
  cifra(
    'csp',
    ({ csp }) => formatNumber(csp),
    ({ csp }) => csp,
  ),
  cifra(
    'lunghi',
    ({ lunghi }) => formatNumber(lunghi),
    ({ lunghi }) => lunghi,
  ),
  {
    id: 'dati',
    label: colonne.dati,
    cell: (riga) => <Raccolte riga={riga} />,
    csv: ({ dichiarati, usati }) => `${dichiaratiText(dichiarati)} ${usatiText(usati)}`,
    width: 184,
  },
]

/** What it declares, and under it what it has used; one that declares nothing stands out. */
const Raccolte = ({ riga: { dichiarati, usati } }: { riga: SaluteRilascio }) => (
  <Box sx={{ ...cella, lineHeight: 1.3, fontSize: '0.8125rem' }}>
    <Box sx={{ color: dichiarati ? undefined : 'warning.main' }}>{dichiaratiText(dichiarati)}</Box>
    <Box sx={{ color: 'text.secondary' }}>{usatiText(usati)}</Box>
  </Box>
)

/** Three by name, the others by number. */
function clientiText({ clienti }: SaluteRilascio): string {
  const others = clienti.length - 3
  return clienti.slice(0, 3).join(', ') + (others > 0 ? ` e altri ${others}` : '')
}

/** The text of the last failure, whole: it is what somebody looks for in the code. */
const Ultimo = ({ riga: { ultimo } }: { riga: SaluteRilascio }) =>
  ultimo && (
    <Box sx={{ ...cella, overflowWrap: 'anywhere', lineHeight: 1.3, fontSize: '0.8125rem' }}>
      {ultimo.text}
      <Box sx={{ color: 'text.secondary' }}>
        {texts.ultimo(guastoText(ultimo.kind), formatInstant(ultimo.at), ultimo.chi)}
      </Box>
    </Box>
  )

/** In a table cells have no room above and below of their own; on a card they stand beside their label. */
const cella = { py: { xs: 0, sm: 1 }, whiteSpace: 'normal' } as const
