import { isActiveEsigenza } from '@bandiera/domain'
import { Box, Button, printOnly, Switch, uiTexts } from '@bandiera/ui'
import { MoveButtons } from '@bandiera/ui/form'
import { type Column, type ListFilter, optionsOf, textColumn } from '@bandiera/ui/list'
import { texts } from './texts.ts'
import type { CatalogueLine } from './actions.ts'

interface LineActions {
  move: (line: CatalogueLine, step: -1 | 1) => void
  toggle: (line: CatalogueLine) => void
  /** Only for users who may write companies. */
  merge?: ((line: CatalogueLine) => void) | undefined
}

const { columns } = texts

/** Columns of the catalogue; the number of companies only for users who see companies. */
export function esigenzeColumns({ move, toggle, merge }: LineActions, counted: boolean): Column<CatalogueLine>[] {
  const all: (Column<CatalogueLine> | false | undefined)[] = [
    textColumn(({ nome }) => nome, { id: 'nome', label: columns.name }),
    textColumn(({ gruppo }) => gruppo, { id: 'gruppo', label: columns.group, width: 160, from: 'md' }),
    {
      id: 'obiettivi',
      label: columns.goals,
      cell: ({ obiettivi, costi = [] }) =>
        [...obiettivi, ...(costi.length > 0 ? [texts.spese(costi.length)] : [])].join(', ') || '—',
      csv: ({ obiettivi, costi = [] }) => [...obiettivi, ...costi].join(', '),
      search: ({ obiettivi, costi = [] }) => [...obiettivi, ...costi].join(' '),
      from: 'md',
    },
    counted && {
      id: 'aziende',
      label: columns.aziende,
      cell: ({ aziende }) => aziende ?? '',
      sort: ({ aziende }) => aziende,
      align: 'right',
      width: 90,
    },
    {
      id: 'attiva',
      label: columns.activate,
      cell: (line) => (
        <>
          <Switch
            checked={isActiveEsigenza(line)}
            onChange={() => toggle(line)}
            size="small"
            slotProps={{ input: { 'aria-label': texts.activateOf(line.nome), role: 'switch' } }}
          />
          <Box sx={printOnly}>{isActiveEsigenza(line) ? uiTexts.si : uiTexts.no}</Box>
        </>
      ),
      csv: (line) => (isActiveEsigenza(line) ? 'sì' : 'no'),
      width: 76,
    },
    {
      id: 'ordine',
      label: columns.order,
      cell: (line) => (
        <MoveButtons
          giu={texts.down(line.nome)}
          onMove={(step) => move(line, step)}
          parte={`esigenza-${line.id}-`}
          su={texts.up(line.nome)}
        />
      ),
      csv: ({ place }) => place,
      sort: ({ place }) => place,
      width: 92,
    },
    merge && {
      id: 'azioni',
      label: columns.actions,
      cell: (line) => (
        <Button aria-label={texts.mergeOf(line.nome)} onClick={() => merge(line)} sx={{ py: 0, minHeight: 28, ml: -2 }}>
          {texts.merge}
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
  label: columns.activate,
  options: optionsOf(texts.states),
  of: (line) => (isActiveEsigenza(line) ? 'si' : 'no'),
}
