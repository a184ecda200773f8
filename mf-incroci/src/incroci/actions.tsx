import { withDecision, isOpenPratica, labelOf, decisionOn, praticaStateLabels } from '@bandiera/domain'
import type { Incrocio } from '@bandiera/matching'
import { usePortal } from '@bandiera/platform'
import { AppLink, Box, Button, LinkButton, MoreIcon, NotificationsIcon, Stack } from '@bandiera/ui'
import { MenuButton, type MenuChoice } from '@bandiera/ui/list'
import { useState } from 'react'
import { decisionTexts, stripTexts, texts } from './texts.ts'
import { MAX_COMPARED, pairOf, useCompared } from './parts/compared.tsx'
import { hrefNewPratica, hrefPratica } from '../paths.ts'
import { NotInterestedDialog } from './parts/not-interested-dialog.tsx'
import { useDecide } from './parts/decisions.tsx'
import { praticaOf, usePratiche } from './parts/pratiche.tsx'

interface ActionsProps {
  incrocio: Incrocio
  titolo: string
}

/** What a person decides about a match; none for one who may not. */
function useDecisions({ azienda, bando, valutazione }: Incrocio, ask: () => void): readonly MenuChoice[] {
  const decide = useDecide(azienda)
  if (!decide) return []
  const scelta = decisionOn(azienda, bando._id)
  const drop = () => void decide(decisionTexts.takenBack, withDecision(azienda, bando._id, { nonInteressa: undefined }))
  const interest = scelta?.nonInteressa
    ? { id: 'interessa', label: decisionTexts.interested, onChoose: drop }
    : { id: 'nonInteressa', label: decisionTexts.notInterested, onChoose: ask }
  const avvisami = !scelta?.avvisami
  const { label, done } = avvisami ? decisionTexts.notifyMe : decisionTexts.stopNotifying
  const tell = () => void decide(done, withDecision(azienda, bando._id, { avvisami }))
  const notice = { id: 'avvisami', label, onChoose: tell }
  return valutazione.stato !== 'chiuso' || !avvisami ? [interest, notice] : [interest]
}

/** In the panel of a match: its case file first, in full colour only where the company fits. */
export function PanelActions({ incrocio, titolo }: ActionsProps) {
  const [asking, setAsking] = useState(false)
  const scelti = useCompared()
  const choices = useDecisions(incrocio, () => setAsking(true))
  const chosen = scelti.has(incrocio)
  const [interest, ...others] = choices
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 2 }}>
      <PraticaState incrocio={incrocio} titolo={titolo} />
      <CreatePratica asButton incrocio={incrocio} titolo={titolo} />
      <Button
        aria-pressed={chosen}
        disabled={!chosen && scelti.pairs.length >= MAX_COMPARED}
        onClick={() => scelti.toggle(incrocio)}
        sx={{ '&[aria-pressed="true"]': { bgcolor: 'action.selected' } }}
      >
        {stripTexts.compareThis}
      </Button>
      <LinkButton to={scelti.hrefOf('scheda', [pairOf(incrocio)])}>{stripTexts.sheet}</LinkButton>
      {interest?.id === 'nonInteressa' && <Button onClick={interest.onChoose}>{stripTexts.notInterested}</Button>}
      {others.length > 0 && <MenuButton choices={others} icon={MoreIcon} label={decisionTexts.actions(titolo)} />}
      {asking && <NotInterestedDialog incrocio={incrocio} onClose={() => setAsking(false)} titolo={titolo} />}
    </Stack>
  )
}

/** At the end of a row where the list has no panel. */
export function RowActions({ incrocio, titolo }: ActionsProps) {
  const [asking, setAsking] = useState(false)
  const choices = useDecisions(incrocio, () => setAsking(true))
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <span>
        <PraticaState incrocio={incrocio} titolo={titolo} />
        <CreatePratica incrocio={incrocio} titolo={titolo} />
      </span>
      <Box className="no-print" sx={{ display: 'flex', alignItems: 'center' }}>
        <NoticeMark incrocio={incrocio} />
        {choices.length > 0 && <MenuButton choices={choices} icon={MoreIcon} label={decisionTexts.actions(titolo)} />}
        {asking && <NotInterestedDialog incrocio={incrocio} onClose={() => setAsking(false)} titolo={titolo} />}
      </Box>
    </Box>
  )
}

export const NoticeMark = ({ incrocio: { azienda, bando } }: { incrocio: Incrocio }) =>
  decisionOn(azienda, bando._id)?.avvisami && <NotificationsIcon fontSize="small" titleAccess={decisionTexts.avviso} />

/** The case file of a match with its state: the open one, or the last one of a grant that takes no other. */
export function PraticaState({ incrocio, titolo }: ActionsProps) {
  const { settings } = usePortal()
  const pratica = praticaOf(usePratiche(), incrocio)
  const closed = incrocio.valutazione.stato === 'chiuso'
  if (settings?.moduli?.['pratiche'] === false || !pratica || !(closed || isOpenPratica(pratica.stato))) return null
  const stato = labelOf(praticaStateLabels, pratica.stato)
  return (
    <AppLink
      aria-label={texts.pratica.of(stato, titolo)}
      sx={{ flex: 'none', fontSize: '0.8125rem' }}
      to={hrefPratica(pratica._id)}
    >
      {stato}
    </AppLink>
  )
}

/** Opens the form of a case file; nothing for a grant that is closed, or that has an open one for this company. */
export function CreatePratica({ incrocio, titolo, asButton = false }: ActionsProps & { asButton?: boolean }) {
  const { settings } = usePortal()
  const pratica = praticaOf(usePratiche(), incrocio)
  const { stato, esito } = incrocio.valutazione
  if (settings?.moduli?.['pratiche'] === false || stato === 'chiuso' || (pratica && isOpenPratica(pratica.stato)))
    return null
  const link = {
    'aria-label': texts.pratica.createOf(titolo),
    to: hrefNewPratica(incrocio.azienda._id, incrocio.bando._id),
    title: pratica ? texts.pratica.previous : undefined,
  }
  if (!asButton) return <AppLink {...link}>{texts.pratica.createIt}</AppLink>
  return (
    <LinkButton {...link} variant={esito === 'ammissibile' ? 'contained' : 'outlined'}>
      {texts.pratica.createIt}
    </LinkButton>
  )
}
