import {
  aziendaIdOfPratica,
  dayInRome,
  formatDate,
  formOf,
  isOpenPratica,
  type Pratica,
  praticaFields,
  textIn,
  timestampOfId,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { AppLink, Button, EditIcon, type Fact, Facts, Section } from '@bandiera/ui'
import { RecordInputs, SelectInput } from '@bandiera/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useNames, useTeam } from '../../parts/people.ts'
import { hrefAzienda, hrefBando } from '../../paths.ts'
import { texts } from '../../texts.ts'
import { detailTexts } from './texts.ts'
import { ToCollect } from './checklist.tsx'
import { SavedIncrocioSection } from './incrocio.tsx'
import { PraticaDialog, type PraticaDialogProps, type SectionProps } from './section.tsx'
import { patchOf } from './patch.ts'

export function Summary({ pratica, may }: SectionProps) {
  const [editing, setEditing] = useState(false)
  const facts = useFacts(pratica)
  const edit = may && (
    <Button onClick={() => setEditing(true)} startIcon={<EditIcon />}>
      {detailTexts.editFacts}
    </Button>
  )
  return (
    <>
      {/* paper has the whole checklist */}
      <div className="no-print">
        <ToCollect may={may} pratica={pratica} />
      </div>
      <Section actions={edit} first={!isOpenPratica(pratica.stato)} title={detailTexts.doneMany}>
        <Facts items={facts} />
      </Section>
      {pratica.bandoId && <SavedIncrocioSection may={may} pratica={pratica} />}
      {editing && <FactsDialog onClose={() => setEditing(false)} pratica={pratica} />}
    </>
  )
}

function useFacts(pratica: Pratica): Fact[] {
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const bando = useRecord('bandi', pratica.bandoId ?? '')
  const nameOf = useNames()
  const { dataInvio, oraInvio, protocollo, agevolazioneConcessa } = pratica
  const opened = timestampOfId(pratica._id.split('-')[0] ?? '')
  const factOf = (key: 'importoProgetto' | 'agevolazioneRichiesta' | 'agevolazioneConcessa') => ({
    label: praticaFields[key].label,
    value: textIn(praticaFields[key], pratica, key) || null,
  })
  return [
    {
      label: texts.azienda,
      value: azienda && <AppLink to={hrefAzienda(azienda._id)}>{azienda.ragioneSociale}</AppLink>,
    },
    ...(pratica.bandoId
      ? [{ label: texts.bando, value: bando && <AppLink to={hrefBando(bando._id)}>{bando.data.titolo}</AppLink> }]
      : []),
    { label: praticaFields.assegnatoA.label, value: nameOf(pratica.assegnatoA) },
    ...(azienda ? [{ label: detailTexts.gestore, value: nameOf(azienda.gestoreId) }] : []),
    ...(pratica.extra ? [{ label: praticaFields.extra.label, value: pratica.extra }] : []),
    { label: detailTexts.createdOn, value: opened && formatDate(dayInRome(opened)) },
    ...(dataInvio
      ? [{ label: detailTexts.sent, value: detailTexts.sentOn(formatDate(dataInvio), oraInvio ?? '') }]
      : []),
    ...(protocollo ? [{ label: praticaFields.protocollo.label, value: protocollo }] : []),
    factOf('importoProgetto'),
    factOf('agevolazioneRichiesta'),
    ...(agevolazioneConcessa ? [factOf('agevolazioneConcessa')] : []),
  ]
}

const FACTS = ['titolo'] as const
const factsForm = formOf(praticaFields, FACTS)
const FactsSchema = z.object({ ...factsForm.shape, assegnatoA: z.string() })

/** Title and assignee of a case file; its company and grant never change. */
function FactsDialog(props: PraticaDialogProps) {
  const team = useTeam(useRecord('aziende', aziendaIdOfPratica(props.pratica._id)))
  return (
    <PraticaDialog
      {...props}
      patch={({ assegnatoA, ...typed }) => patchOf({ ...factsForm.record(typed), assegnatoA: assegnatoA || undefined })}
      schema={FactsSchema}
      title={detailTexts.editFacts}
      values={(before) => ({ ...factsForm.values(before), assegnatoA: before.assegnatoA ?? '' })}
    >
      <RecordInputs fields={praticaFields} keys={FACTS} />
      <SelectInput label={praticaFields.assegnatoA.label} name="assegnatoA" optional options={team} />
    </PraticaDialog>
  )
}
