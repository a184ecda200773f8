import {
  aiutoFields,
  fontiAiuto,
  formatDate,
  formatEuro,
  labelOf,
  membriUnici,
  postoAiuto,
  regimiAiuto,
  type Aiuto,
  type Azienda,
} from '@bandiera/domain'
import { Box, Button, EditIcon, useToday } from '@bandiera/ui'
import { testi } from '../testi.ts'
import { FiguresTable, Muted } from './figures-table.tsx'

const { deMinimis: words } = testi

export interface AiutiTableProps {
  azienda: Azienda
  /** The company with the aids of its group. */
  unica: Azienda
  onEdit: ((aiuto: Aiuto) => void) | null
}

/** The aids one by one, newest first, with those of the group; each says whether it still counts. */
export function AiutiTable({ azienda, unica, onEdit }: AiutiTableProps) {
  const oggi = useToday()
  const own = (azienda.aiuti ?? []).map((aiuto) => ({ aiuto, di: null }))
  const group = membriUnici(unica).flatMap(({ aiuti = [], denominazione, cf }) =>
    aiuti.map((aiuto) => ({ aiuto, di: denominazione ?? cf ?? '' })),
  )
  const all = [...own, ...group].sort((a, b) => (a.aiuto.dataConcessione < b.aiuto.dataConcessione ? 1 : -1))
  if (all.length === 0) return azienda.aiuti ? <Muted>{words.vuoto}</Muted> : null
  return (
    <FiguresTable
      heads={[words.aiuto, aiutoFields.dataConcessione.label, words.eslBreve, words.finestra, ...(onEdit ? [''] : [])]}
      label={words.elenco}
      rows={all.map(({ aiuto, di }, index) => ({
        id: String(index),
        cells: [
          <Name aiuto={aiuto} di={di} key="n" />,
          formatDate(aiuto.dataConcessione),
          formatEuro(aiuto.esl),
          posto(aiuto, oggi),
          ...(onEdit ? [di === null && <EditButton aiuto={aiuto} key="e" onEdit={onEdit} />] : []),
        ],
      }))}
      words={[3]}
    />
  )
}

export const aiutoName = ({ descrizione, regime }: Aiuto): string => descrizione ?? regimeLabel(regime)

const regimeLabel = (regime: string): string => labelOf(regimiAiuto, regime)

function Name({ aiuto, di }: { aiuto: Aiuto; di: string | null }) {
  const details = [
    aiuto.descrizione && regimeLabel(aiuto.regime),
    aiuto.cor && `COR ${aiuto.cor}`,
    aiuto.fonte && fontiAiuto[aiuto.fonte],
    di !== null && words.gruppo(di),
  ]
  return (
    <>
      <Box component="span" sx={{ whiteSpace: 'normal' }}>
        {aiutoName(aiuto)}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'normal' }}>
        {details.filter(Boolean).join(' · ')}
      </Box>
    </>
  )
}

function posto(aiuto: Aiuto, oggi: string): string {
  const { posto: where, esce } = postoAiuto(aiuto, oggi)
  return where === 'conta' ? words.posto.conta(esce) : words.posto[where]
}

function EditButton({ aiuto, onEdit }: { aiuto: Aiuto; onEdit: (aiuto: Aiuto) => void }) {
  return (
    <Button
      aria-label={words.modifica(aiutoName(aiuto))}
      className="no-print"
      onClick={() => onEdit(aiuto)}
      size="small"
      startIcon={<EditIcon />}
    >
      {testi.modificaBreve}
    </Button>
  )
}
