import { tempoBando, type Bando } from '@bandiera/domain'
import { usePortal, useSlot } from '@bandiera/platform'
import {
  Button,
  EditIcon,
  LinkButton,
  Page,
  SafeHtml,
  Section,
  Stack,
  StatoBandoChip,
  ArrowBackIcon,
  useToday,
} from '@bandiera/ui'
import { useEffect, useState } from 'react'
import { BANDI } from '../paths.ts'
import { isCurator } from '../readable.ts'
import { testi } from '../testi.ts'
import { BandoFacts } from './bando-facts.tsx'
import { BandoForm } from './bando-form.tsx'
import { Controlli } from './controlli.tsx'
import { CriteriList } from './criteri-list.tsx'
import { Fonte } from './fonte.tsx'
import { RedazioneChip } from './redazione-chip.tsx'

/** The page of one grant: read by all, edited by who curates it. */
export function BandoPage({ bando }: { bando: Bando }) {
  const { role, setTitle } = usePortal()
  const [editing, setEditing] = useState(false)
  const curator = isCurator(role)
  const { titolo } = bando.data
  useEffect(() => setTitle(titolo), [titolo, setTitle])
  const edit = curator && !editing && (
    <Button onClick={() => setEditing(true)} startIcon={<EditIcon />} variant="contained">
      {testi.modifica}
    </Button>
  )
  const back = (
    <LinkButton startIcon={<ArrowBackIcon />} to={BANDI}>
      {testi.tornaElenco}
    </LinkButton>
  )
  return (
    <Page above={back} actions={edit} facts={<KeyFacts bando={bando} curator={curator} />} title={titolo}>
      {editing ? (
        <BandoForm bando={bando} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Controlli bando={bando} curator={curator} />
          <Reading bando={bando} curator={curator} />
        </>
      )}
    </Page>
  )
}

function KeyFacts({ bando: { data }, curator }: { bando: Bando; curator: boolean }) {
  const oggi = useToday()
  const { stato, giorniRimasti, giorniAllApertura } = tempoBando(data, { oggi })
  return (
    <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatoBandoChip giorni={giorniAllApertura ?? giorniRimasti} stato={stato} />
      {curator && <RedazioneChip redazione={data.redazione} />}
      {data.ente && <span>{data.ente}</span>}
    </Stack>
  )
}

function Reading({ bando, curator }: { bando: Bando; curator: boolean }) {
  const { data } = bando
  const schede = useSlot('bando.scheda')
  return (
    <>
      <BandoFacts data={data} />
      <CriteriList bando={bando} />
      {schede.map(({ id, title, Component }) => (
        <Section key={id} title={title}>
          <Component bandoId={bando._id} />
        </Section>
      ))}
      {data.sezioni?.map((sezione, index) => (
        <Section key={index} title={sezione.titolo}>
          <SafeHtml html={sezione.html} />
        </Section>
      ))}
      {data.norme && <Section title={testi.norme}>{data.norme}</Section>}
      <Fonte curator={curator} data={data} />
    </>
  )
}
