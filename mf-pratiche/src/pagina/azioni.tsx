import {
  passiDi,
  riaperturaDi,
  statoPraticaLabels,
  type Azienda,
  type Pratica,
  type StatoPratica,
} from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { useAttempt, usePortal } from '@bandiera/platform'
import { leadsTeam, mayWrite } from '@bandiera/policy'
import { Button, printPage, useGoOn } from '@bandiera/ui'
import { MenuButton, type MenuChoice } from '@bandiera/ui/list'
import { useState } from 'react'
import { PassoDialog } from '../passo/passo-dialog.tsx'
import { PRATICHE } from '../paths.ts'
import { testi } from '../testi.ts'
import { CondividiDialog } from './condividi-dialog.tsx'
import { useFascicolo } from './use-fascicolo.ts'

const { pagina, passo } = testi

export interface AzioniProps {
  pratica: Pratica
  azienda: Azienda | undefined
}

/** The usual next step as a button, the other legal ones in a menu, and what else can be done with a case file. */
export function Azioni({ pratica }: AzioniProps) {
  const { usr } = usePortal()
  const [step, setStep] = useState<StatoPratica | null>(null)
  const [sharing, setSharing] = useState(false)
  const destroy = useDestroy(pratica)
  const fascicolo = useFascicolo(pratica._id)
  const leads = usr !== null && leadsTeam(usr)
  const steps = passiDi(pratica)
  const again = leads ? riaperturaDi(pratica) : null
  const main = again ?? steps[0]
  const others = steps.filter((a) => a !== main)
  const more: MenuChoice[] = [
    { id: 'fascicolo', label: pagina.fascicolo.scarica, onChoose: () => void fascicolo('zip') },
    { id: 'indice', label: pagina.fascicolo.stampa, onChoose: () => void fascicolo('indice') },
    { id: 'stampa', label: pagina.stampa, onChoose: () => void printPage() },
    ...(leads ? [{ id: 'condividi', label: pagina.condividi, onChoose: () => setSharing(true) }] : []),
    ...(usr && mayWrite(usr, 'pratiche', 'delete') && pratica.stato === 'bozza'
      ? [{ id: 'elimina', label: pagina.elimina, onChoose: () => void destroy() }]
      : []),
  ]
  const name = (a: StatoPratica) => (a === again ? passo.riapri : passo.passaA(a))
  return (
    <>
      {main && (
        <Button onClick={() => setStep(main)} variant="contained">
          {name(main)}
        </Button>
      )}
      {others.length > 0 && (
        <MenuButton
          choices={others.map((a) => ({ id: a, label: statoPraticaLabels[a], onChoose: () => setStep(a) }))}
          label={passo.altri}
          variant="outlined"
        />
      )}
      <MenuButton choices={more} label={pagina.altro} />
      {step && <PassoDialog a={step} onClose={() => setStep(null)} pratica={pratica} />}
      {sharing && <CondividiDialog onClose={() => setSharing(false)} pratica={pratica} />}
    </>
  )
}

function useDestroy({ _id }: Pratica): () => Promise<void> {
  const { confirm } = usePortal()
  const attempt = useAttempt()
  const { remove } = useWrites()
  const goOn = useGoOn()
  return async () => {
    if (!(await confirm({ title: pagina.elimina, text: pagina.eliminaTesto, ok: pagina.elimina }))) return
    if (await attempt(pagina.eliminata, remove('pratiche', _id))) await goOn(PRATICHE)
  }
}
