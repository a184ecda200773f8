import { isEsigenzaAttiva } from '@bandiera/domain'
import { Box, Button, printOnly, Switch, testiComuni } from '@bandiera/ui'
import { MoveButtons } from '@bandiera/ui/form'
import type { Column, ListFilter } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import type { CatalogueLine } from './actions.ts'

/** What can be done to one line. */
export interface LineActions {
  move: (riga: CatalogueLine, step: -1 | 1) => void
  toggle: (riga: CatalogueLine) => void
  /** Only for users who may write companies. */
  merge?: ((riga: CatalogueLine) => void) | undefined
}

const { colonne } = texts

/** Columns of the catalogue; the number of companies only for users who see companies. */
export function esigenzeColumns({ move, toggle, merge }: LineActions, counted: boolean): Column<CatalogueLine>[] {
  const all: (Column<CatalogueLine> | false | undefined)[] = [
    { id: 'nome', label: colonne.nome, cell: ({ nome }) => nome, sort: ({ nome }) => nome, search: ({ nome }) => nome },
    {
      id: 'gruppo',
      label: colonne.gruppo,
      cell: ({ gruppo }) => gruppo ?? '—',
      sort: ({ gruppo }) => gruppo,
      search: ({ gruppo }) => gruppo,
      width: 160,
      from: 'md',
    },
    {
      id: 'obiettivi',
      label: colonne.obiettivi,
      cell: ({ obiettivi, costi = [] }) =>
        [...obiettivi, ...(costi.length > 0 ? [texts.spese(costi.length)] : [])].join(', ') || '—',
      csv: ({ obiettivi, costi = [] }) => [...obiettivi, ...costi].join(', '),
      search: ({ obiettivi, costi = [] }) => [...obiettivi, ...costi].join(' '),
      from: 'md',
    },
    counted && {
      id: 'aziende',
      label: colonne.aziende,
      cell: ({ aziende }) => aziende ?? '',
      sort: ({ aziende }) => aziende,
      align: 'right',
      width: 90,
    },
    {
      id: 'attiva',
      label: colonne.attiva,
      cell: (riga) => (
        <>
          <Switch
            checked={isEsigenzaAttiva(riga)}
            onChange={() => toggle(riga)}
            size="small"
            slotProps={{ input: { 'aria-label': texts.attivaDi(riga.nome), role: 'switch' } }}
          />
          <Box sx={printOnly}>{isEsigenzaAttiva(riga) ? testiComuni.si : testiComuni.no}</Box>
        </>
      ),
      csv: (riga) => (isEsigenzaAttiva(riga) ? 'sì' : 'no'),
      width: 76,
    },
    {
      id: 'ordine',
      label: colonne.ordine,
      cell: (riga) => (
        <MoveButtons
          giu={texts.giu(riga.nome)}
          onMove={(step) => move(riga, step)}
          parte={`esigenza-${riga.id}-`}
          su={texts.su(riga.nome)}
        />
      ),
      csv: ({ place }) => place,
      sort: ({ place }) => place,
      width: 92,
    },
    merge && {
      id: 'azioni',
      label: colonne.azioni,
      cell: (riga) => (
        <Button
          aria-label={texts.unisciDi(riga.nome)}
          onClick={() => merge(riga)}
          sx={{ py: 0, minHeight: 28, ml: -2 }}
        >
          {texts.unisci}
        </Button>
      ),
      csv: () => '',
      width: 90,
      from: 'sm',
    },
  ]
  return all.filter((column): column is Column<CatalogueLine> => Boolean(column))
}

export const ACTIVE_FILTER: ListFilter<CatalogueLine> = {
  id: 'attiva',
  label: colonne.attiva,
  options: [
    { value: 'si', label: texts.attive },
    { value: 'no', label: texts.disattivate },
  ],
  of: (riga) => (isEsigenzaAttiva(riga) ? 'si' : 'no'),
}
