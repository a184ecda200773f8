import { usePortal } from '@bandiera/platform'
import { Button, Stack } from '@bandiera/ui'
import { useListState } from '@bandiera/ui/list'
import { testi } from '../testi.ts'
import { QUESTA_SETTIMANA } from './filters.ts'

const { elenco } = testi

/** How many open case files each shortcut shows. */
export interface Conteggi {
  mie: number
  inScadenza: number
  mieInScadenza: number
}

/** One press to what people look at first: their own case files, and what falls due this week. */
export function Scorciatoie({ conteggi }: { conteggi: Conteggi }) {
  const { usr } = usePortal()
  const { chosen, choose } = useListState()
  const me = usr?._id ?? ''
  const mine = same(chosen.get('chi'), [me])
  const week = same(chosen.get('scade'), QUESTA_SETTIMANA)
  const lines = [
    { label: elenco.soloMie, n: conteggi.mie, on: mine && !week, values: { chi: [me], scade: null } },
    {
      label: elenco.inScadenza,
      n: conteggi.inScadenza,
      on: week && !mine,
      values: { chi: null, scade: QUESTA_SETTIMANA },
    },
    {
      label: elenco.mieInScadenza,
      n: conteggi.mieInScadenza,
      on: mine && week,
      values: { chi: [me], scade: QUESTA_SETTIMANA },
    },
  ]
  return (
    <Stack aria-label={elenco.scorciatoie} direction="row" role="group" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {lines.map(({ label, n, on, values }) => (
        <Button
          aria-pressed={on}
          color={on ? 'primary' : 'inherit'}
          key={label}
          onClick={() => choose(on ? { chi: null, scade: null } : values)}
          size="small"
          sx={{ borderRadius: 4, borderColor: on ? 'primary.main' : 'divider', px: 3 }}
          variant="outlined"
        >
          {`${label} (${n})`}
        </Button>
      ))}
    </Stack>
  )
}

const same = (a: readonly string[] | undefined, b: readonly string[]): boolean =>
  a !== undefined && a.length === b.length && b.every((value) => a.includes(value))
