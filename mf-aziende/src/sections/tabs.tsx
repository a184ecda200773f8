import { type Azienda, completenessOf } from '@bandiera/domain'
import { useHistory, useSlot } from '@bandiera/platform'
import { AppLink, Section, type UrlTab, Typography } from '@bandiera/ui'
import { EditableSection, type RecordSection, RecordSections, Timeline } from '@bandiera/ui/detail'
import { texts } from '../texts.ts'
import { AiutiSection } from './aiuti.tsx'
import { AtecoProposals } from './ateco-proposals.tsx'
import { BilanciSection } from './bilanci.tsx'
import { type Editing, type SectionKey, sectionOf, type TabKey, tabOf, TABS } from './editing.ts'
import { forms } from './forms.tsx'
import { views } from './views.tsx'

interface OwnProps {
  azienda: Azienda
  may: boolean
  editing: Editing
}

type Parts = ReturnType<typeof useSlot<'azienda.scheda'>>

/** Own sections and parts of other modules in six tabs; parts of modules that name none of these follow, in `Altro` where they are too many. */
export function useTabs(own: OwnProps): UrlTab[] {
  const parts = useSlot('azienda.scheda')
  const { azienda } = own
  const known = (Object.keys(TABS) as TabKey[]).flatMap((id) => {
    const within = sectionsOf(
      parts.filter((part) => part.within === id),
      azienda,
    )
    const sections = [...TABS[id].map((section) => ownSection(section, id, own)), ...within]
    return sections.length > 0 ? [tabOfSections(id, texts.tabs[id], sections)] : []
  })
  const loose = sectionsOf(
    parts.filter(({ within }) => !within || !(within in TABS)),
    azienda,
  )
  const alone = loose.slice(0, Math.max(0, MOST_TABS - 1 - known.length))
  const rest = loose.slice(alone.length)
  return [
    ...known,
    ...alone.map((section) => tabOfSections(section.id, section.label, [section])),
    { id: 'storico', label: texts.tabs.storico, content: <History id={azienda._id} /> },
    ...(rest.length > 0 ? [tabOfSections('altro', texts.tabs.altro, rest)] : []),
  ]
}

const MOST_TABS = 6

/** A section, and whether its content begins with a heading. */
interface Part extends RecordSection {
  headed: boolean
}

const sectionsOf = (parts: Parts, { _id }: Azienda): Part[] =>
  parts.map(({ id, title, Component }) => ({
    id: id.replace(/^.*\//, ''),
    label: title,
    content: <Component aziendaId={_id} />,
    headed: false,
  }))

/** A part that is alone in a tab has its name there, and needs no heading. */
function tabOfSections(id: string, label: string, sections: readonly Part[]): UrlTab {
  const alone = sections.length === 1
  const shown = sections.map((section) =>
    alone || section.headed
      ? section
      : { ...section, content: <Section title={section.label}>{section.content}</Section> },
  )
  return {
    id,
    label,
    also: sections.map((section) => section.id),
    content: <RecordSections sections={shown} />,
    printed: true,
    headed: !alone || sections[0]?.headed === true,
  }
}

const ownSection = (id: SectionKey, tab: TabKey, own: OwnProps): Part => ({
  id,
  label: texts.index[id],
  content: (
    <>
      {id === TABS[tab][0] && <Missing {...own} tab={tab} />}
      <OwnSection {...own} id={id} />
    </>
  ),
  headed: true,
})

function OwnSection({ azienda, id, may, editing }: OwnProps & { id: SectionKey }) {
  if (id === 'bilanci') return <BilanciSection azienda={azienda} editing={editing} may={may} />
  if (id === 'aiuti') return <AiutiSection azienda={azienda} may={may} />
  const Form = forms[id]
  const title = texts.sections[id]
  const open = may && editing.editing === id
  return (
    <EditableSection
      edit={texts.edit(title)}
      field={editing.campo}
      form={open ? <Form azienda={azienda} label={title} onClose={() => editing.edit(null)} /> : null}
      onEdit={may && !editing.editing ? () => editing.edit(id) : undefined}
      title={title}
    >
      {views[id](azienda)}
      {id === 'ateco' && may && <AtecoProposals azienda={azienda} />}
    </EditableSection>
  )
}

/** Plain text for users who may not write. */
function Missing({ azienda, may, tab }: OwnProps & { tab: TabKey }) {
  const { manca } = completenessOf(azienda)
  const campi = manca.filter(({ campo }) => {
    const section = sectionOf(campo)
    return section !== null && tabOf(section) === tab
  })
  if (campi.length === 0) return null
  return (
    <Typography className="no-print" sx={{ mb: 3 }}>
      {texts.missing}:{' '}
      {campi.map(({ campo, etichetta }, index) => (
        <span key={campo}>
          {index > 0 && ', '}
          {may ? <AppLink to={`?campo=${campo}`}>{etichetta}</AppLink> : etichetta}
        </span>
      ))}
    </Typography>
  )
}

function History({ id }: { id: string }) {
  const { voci, stato, riprova } = useHistory('aziende', id)
  return (
    <Timeline
      entries={voci}
      error={stato === 'errore' ? { text: texts.historyError, onRetry: riprova } : null}
      loading={stato === 'carica'}
    />
  )
}
