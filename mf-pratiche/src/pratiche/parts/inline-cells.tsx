import { isOpenPratica, praticaStateLabels, praticaStepsOf, type PraticaState } from '@bandiera/domain'
import { usePortal } from '@bandiera/platform'
import { PraticaStateChip } from '@bandiera/ui/detail'
import { InlineChoice, InlineDay } from '@bandiera/ui/list'
import { useState } from 'react'
import { Deadline } from '../../parts/dates.tsx'
import { maySteer, useTeam } from '../../parts/people.ts'
import type { Row } from '../../parts/rows.ts'
import { setLine, usePraticaWrites } from '../../pratica/sections/patch.ts'
import { StepDialog } from '../../step/form.tsx'
import { listTexts } from '../texts.ts'

/** Who may not change a case file reads its values as text. */
const useMay = ({ pratica, azienda }: Row): boolean => {
  const { usr } = usePortal()
  return maySteer(usr, pratica, azienda) && isOpenPratica(pratica.stato)
}

/** The state; a step asks for its data and its confirmation in a dialog, since no step can be undone. */
export function StateCell({ row }: { row: Row }) {
  const { pratica } = row
  const may = useMay(row)
  const [asked, ask] = useState<PraticaState | null>(null)
  const steps = may ? praticaStepsOf(pratica) : []
  const chip = <PraticaStateChip stato={pratica.stato} />
  if (steps.length === 0) return chip
  return (
    <>
      <InlineChoice
        label={listTexts.stateOf(pratica.titolo)}
        onChoose={(a) => ask(a as PraticaState)}
        options={[pratica.stato, ...steps].map((value) => ({ value, label: praticaStateLabels[value] }))}
        value={pratica.stato}
      >
        {chip}
      </InlineChoice>
      {asked && <StepDialog a={asked} onClose={() => ask(null)} pratica={pratica} />}
    </>
  )
}

export function OwnerCell({ row }: { row: Row }) {
  const { pratica, azienda, responsabile } = row
  const may = useMay(row)
  const team = useTeam(azienda)
  const { run } = usePraticaWrites(pratica)
  if (!may) return responsabile
  return (
    <InlineChoice
      label={listTexts.ownerOf(pratica.titolo)}
      onChoose={(assegnatoA) => void run({ set: { assegnatoA } }, listTexts.assignedMany(1))}
      options={team}
      value={pratica.assegnatoA}
    >
      {responsabile}
    </InlineChoice>
  )
}

/** The next deadline; one that a rule started is changed like any other. */
export function DeadlineCell({ row }: { row: Row }) {
  const { pratica, scadenza, giorni } = row
  const may = useMay(row)
  const { run } = usePraticaWrites(pratica)
  const index = (pratica.scadenze ?? []).findIndex(({ id }) => id === scadenza?.id)
  if (!scadenza || giorni === null) return '—'
  const day = <Deadline data={scadenza.data} giorni={giorni} />
  if (!may || index < 0) return day
  return (
    <InlineDay
      label={listTexts.deadlineOf(pratica.titolo)}
      onSave={(data) => void run(setLine('scadenze', index, { data }), listTexts.deadlineMoved)}
      value={scadenza.data}
    >
      {day}
    </InlineDay>
  )
}
