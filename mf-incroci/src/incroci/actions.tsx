import { withDecision, isOpenPratica, labelOf, decisionOn, praticaStateLabels } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, MoreIcon, NotificationsIcon } from '@bandiera/ui'
import { MenuButton, type MenuChoice } from '@bandiera/ui/list'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { decisionTexts, sheetTexts, texts } from './texts.ts'
import { MAX_COMPARED, pairOf, useCompared } from './parts/compared.tsx'
import { hrefNewPratica, hrefPratica, INCROCI } from '../paths.ts'
import { NotInterestedDialog } from './parts/not-interested-dialog.tsx'
import { useDecide } from './parts/decisions.tsx'
import { praticaOf, usePratiche } from './parts/pratiche.tsx'

function RowMenu({ incrocio, titolo }: { incrocio: Incrocio; titolo: string }) {
  const [asking, setAsking] = useState(false)
  const { azienda, bando, valutazione } = incrocio
  const decide = useDecide(azienda)
  const compare = useLocation().pathname === INCROCI
  const scelta = decisionOn(azienda, bando._id)
  const scelti = useCompared()
  const navigate = useNavigate()
  const choices: MenuChoice[] = []
  if (compare) {
    const chosen = scelti.has(incrocio)
    const toggle = { id: 'confronta', onChoose: () => scelti.toggle(incrocio) }
    if (chosen) choices.push({ ...toggle, label: sheetTexts.takeAway })
    else if (scelti.pairs.length < MAX_COMPARED) choices.push({ ...toggle, label: sheetTexts.add })
    const sheet = () => void navigate(scelti.hrefOf('scheda', [pairOf(incrocio)]))
    choices.push({ id: 'scheda', label: sheetTexts.sheet, onChoose: sheet })
  }
  if (decide) {
    const drop = () =>
      void decide(decisionTexts.takenBack, withDecision(azienda, bando._id, { nonInteressa: undefined }))
    choices.push(
      scelta?.nonInteressa
        ? { id: 'interessa', label: decisionTexts.interested, onChoose: drop }
        : { id: 'nonInteressa', label: decisionTexts.notInterested, onChoose: () => setAsking(true) },
    )
    const avvisami = !scelta?.avvisami
    const { label, done } = avvisami ? decisionTexts.notifyMe : decisionTexts.stopNotifying
    const tell = () => void decide(done, withDecision(azienda, bando._id, { avvisami }))
    if (valutazione.stato !== 'chiuso' || !avvisami) choices.push({ id: 'avvisami', label, onChoose: tell })
  }
  if (choices.length === 0) return null
  return (
    <>
      <MenuButton choices={choices} icon={MoreIcon} label={decisionTexts.actions(titolo)} />
      {asking && <NotInterestedDialog incrocio={incrocio} onClose={() => setAsking(false)} titolo={titolo} />}
    </>
  )
}

export const RowActions = (props: { incrocio: Incrocio; titolo: string }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
    <span>
      <PraticaCell {...props} />
    </span>
    <Box className="no-print" sx={{ display: 'flex', alignItems: 'center' }}>
      <NoticeMark incrocio={props.incrocio} />
      <RowMenu {...props} />
    </Box>
  </Box>
)

const NoticeMark = ({ incrocio: { azienda, bando } }: { incrocio: Incrocio }) =>
  decisionOn(azienda, bando._id)?.avvisami && <NotificationsIcon fontSize="small" titleAccess={decisionTexts.avviso} />

/** The case file of a match with its state, or a link that opens one. */
function PraticaCell({ incrocio, titolo }: { incrocio: Incrocio; titolo: string }) {
  const { settings } = usePortal()
  const pratica = praticaOf(usePratiche(), incrocio)
  if (settings?.moduli?.['pratiche'] === false) return '—'
  const done = pratica && (
    <AppLink
      aria-label={texts.pratica.of(labelOf(praticaStateLabels, pratica.stato), titolo)}
      to={hrefPratica(pratica._id)}
    >
      {labelOf(praticaStateLabels, pratica.stato)}
    </AppLink>
  )
  const open = pratica && isOpenPratica(pratica.stato)
  if (open || incrocio.valutazione.stato === 'chiuso') return done ?? '—'
  return (
    <AppLink
      aria-label={texts.pratica.createOf(titolo)}
      to={hrefNewPratica(incrocio.azienda._id, incrocio.bando._id)}
      title={done ? texts.pratica.previous : undefined}
    >
      {texts.pratica.createIt}
    </AppLink>
  )
}
