import { MoreIcon } from '@bandiera/ui'
import { MenuButton } from '@bandiera/ui/list'
import type { Richiesta, Verbo } from './command/rules.ts'
import { texts } from '../modules/texts.ts'

interface Props {
  id: string
  /** For this tenant; for everybody when absent. */
  cliente?: string
  spento?: boolean
  /** The oldest version that may run, for all. */
  minimo?: string | undefined
  ask: (richiesta: Richiesta) => void
}

const VERBI = ['promuovi', 'canarino', 'segui', 'spegni', 'accendi', 'annulla', 'minimo'] as const

/** What can be decided about a module, for one tenant or for all. */
export function Azioni({ id, cliente, spento, minimo, ask }: Props) {
  // who has it off switches it on; for all both make sense
  const offered = VERBI.filter((verb) => verb !== 'minimo' || cliente === undefined).filter(
    (verb) => spento === undefined || verb !== (spento ? 'spegni' : 'accendi'),
  )
  const choice = (verb: Verbo) => ({
    id: verb,
    label: texts.verbi[verb],
    onChoose: () => ask({ verb, id, ...(cliente !== undefined && { tenant: cliente }), ...(minimo && { minimo }) }),
  })
  const label = cliente === undefined ? texts.azioniTutti(id) : texts.azioni(id, cliente)
  return <MenuButton choices={offered.map(choice)} icon={MoreIcon} label={label} />
}
