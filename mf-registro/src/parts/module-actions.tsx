import { MoreIcon } from '@bandiera/ui'
import { MenuButton } from '@bandiera/ui/list'
import type { Order, Verb } from './command/rules.ts'
import { texts } from '../modules/texts.ts'

interface ModuleActionsProps {
  id: string
  /** For this tenant; for everybody when absent. */
  tenant?: string
  isOff?: boolean
  /** The oldest version that may run, for all. */
  floor?: string | undefined
  ask: (richiesta: Order) => void
}

const VERBS = ['promuovi', 'canarino', 'segui', 'spegni', 'accendi', 'annulla', 'minimo'] as const

/** What can be decided about a module, for one tenant or for all. */
export function ModuleActions({ id, tenant, isOff, floor, ask }: ModuleActionsProps) {
  // who has it off switches it on; for all both make sense
  const offered = VERBS.filter((verb) => verb !== 'minimo' || tenant === undefined).filter(
    (verb) => isOff === undefined || verb !== (isOff ? 'spegni' : 'accendi'),
  )
  const choice = (verb: Verb) => ({
    id: verb,
    label: texts.verbi[verb],
    onChoose: () => ask({ verb, id, ...(tenant !== undefined && { tenant: tenant }), ...(floor && { floor }) }),
  })
  const label = tenant === undefined ? texts.azioniTutti(id) : texts.azioni(id, tenant)
  return <MenuButton choices={offered.map(choice)} icon={MoreIcon} label={label} />
}
