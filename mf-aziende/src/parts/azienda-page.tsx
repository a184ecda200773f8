import { classeLabels, completezza, dimensione, type Azienda } from '@bandiera/domain'
import { usePortal, useSlot } from '@bandiera/platform'
import { refusalOf } from '@bandiera/policy'
import { ArrowBackIcon, LinkButton, Page, Stack, UrlTabs } from '@bandiera/ui'
import { useEffect } from 'react'
import { AZIENDE } from '../paths.ts'
import { sedeName } from '../rules/sedi.rules.ts'
import { DimensioneSection } from '../sections/dimensione-section.tsx'
import { EditableSection } from '../sections/editable-section.tsx'
import { SEZIONI, useEditing } from '../sections/editing.ts'
import { forms } from '../sections/forms.tsx'
import { views } from '../sections/views.tsx'
import { testi } from '../testi.ts'
import { CompletezzaBar } from './completezza-bar.tsx'
import { Manca } from './manca.tsx'

/** The page of one company: its data section by section, and the tabs that other modules add. */
export function AziendaPage({ azienda }: { azienda: Azienda }) {
  const { setTitle } = usePortal()
  const schede = useSlot('azienda.scheda')
  const { ragioneSociale } = azienda
  useEffect(() => setTitle(ragioneSociale), [ragioneSociale, setTitle])
  const back = (
    <LinkButton startIcon={<ArrowBackIcon />} to={AZIENDE}>
      {testi.tornaElenco}
    </LinkButton>
  )
  const tabs = [
    { id: 'dati', label: testi.dati, content: <Dati azienda={azienda} /> },
    ...schede.map(({ id, title, Component }) => ({
      id: id.replace(/^.*\//, ''),
      label: title,
      content: <Component aziendaId={azienda._id} />,
    })),
  ]
  return (
    <Page above={back} facts={<KeyFacts azienda={azienda} />} title={ragioneSociale}>
      {tabs.length > 1 ? <UrlTabs label={testi.schede} tabs={tabs} /> : tabs[0]?.content}
    </Page>
  )
}

function KeyFacts({ azienda }: { azienda: Azienda }) {
  const { classe } = dimensione(azienda)
  const sede = azienda.sedi?.[0]
  const facts = [azienda.partitaIva, sede && sedeName(sede), classe && classeLabels[classe]].filter(Boolean)
  return (
    <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap', alignItems: 'center' }}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      <CompletezzaBar percento={completezza(azienda).percento} />
    </Stack>
  )
}

function Dati({ azienda }: { azienda: Azienda }) {
  const { usr } = usePortal()
  const { editing, campo, edit } = useEditing()
  const may = usr !== null && refusalOf(usr, { coll: 'aziende', before: azienda, after: azienda }) === null
  const { manca } = completezza(azienda)
  return (
    <>
      <Manca campi={manca} />
      {SEZIONI.map((sezione) => {
        const Form = forms[sezione]
        const open = may && editing === sezione
        return (
          <EditableSection
            campo={campo}
            form={open ? <Form azienda={azienda} onClose={() => edit(null)} /> : null}
            key={sezione}
            onEdit={may && !editing ? () => edit(sezione) : undefined}
            title={testi.sezioni[sezione]}
          >
            {views[sezione](azienda)}
          </EditableSection>
        )
      })}
      <DimensioneSection azienda={azienda} />
    </>
  )
}
