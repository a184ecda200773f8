import { conScelta, sceltaDi } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { MoreIcon } from '@bandiera/ui'
import { MenuButton, type MenuChoice } from '@bandiera/ui/list'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { testi as foglio } from '../foglio/testi.ts'
import { coppiaDi, MAX_CONFRONTO } from '../foglio/use-incroci-di.ts'
import { useScelti } from '../foglio/use-scelti.ts'
import { INCROCI } from '../paths.ts'
import { NonInteressaDialog } from './non-interessa-dialog.tsx'
import { testi } from './testi.ts'
import { useDecidi } from './use-decidi.ts'

/** What else can be done with a match, in the menu of its row. */
export function AzioniRiga({ incrocio, titolo }: { incrocio: Incrocio; titolo: string }) {
  const [asking, setAsking] = useState(false)
  const { azienda, bando, valutazione } = incrocio
  const decide = useDecidi(azienda)
  const compare = useLocation().pathname === INCROCI
  const scelta = sceltaDi(azienda, bando._id)
  const scelti = useScelti()
  const navigate = useNavigate()
  const choices: MenuChoice[] = []
  if (compare) {
    const chosen = scelti.has(incrocio)
    const toggle = { id: 'confronta', onChoose: () => scelti.toggle(incrocio) }
    if (chosen) choices.push({ ...toggle, label: foglio.togli })
    else if (scelti.coppie.length < MAX_CONFRONTO) choices.push({ ...toggle, label: foglio.aggiungi })
    const sheet = () => void navigate(scelti.hrefOf('scheda', [coppiaDi(incrocio)]))
    choices.push({ id: 'scheda', label: foglio.scheda, onChoose: sheet })
  }
  if (decide) {
    const drop = () => void decide(testi.ripreso, conScelta(azienda, bando._id, { nonInteressa: undefined }))
    choices.push(
      scelta?.nonInteressa
        ? { id: 'interessa', label: testi.interessa, onChoose: drop }
        : { id: 'nonInteressa', label: testi.nonInteressa, onChoose: () => setAsking(true) },
    )
    const avvisami = !scelta?.avvisami
    const tell = () =>
      void decide(avvisami ? testi.avvisato : testi.nonAvvisato, conScelta(azienda, bando._id, { avvisami }))
    if (valutazione.stato !== 'chiuso' || !avvisami) {
      choices.push({ id: 'avvisami', label: avvisami ? testi.avvisami : testi.nonAvvisarmi, onChoose: tell })
    }
  }
  if (choices.length === 0) return null
  return (
    <>
      <MenuButton choices={choices} icon={MoreIcon} label={testi.azioni(titolo)} />
      {asking && <NonInteressaDialog incrocio={incrocio} onClose={() => setAsking(false)} titolo={titolo} />}
    </>
  )
}
