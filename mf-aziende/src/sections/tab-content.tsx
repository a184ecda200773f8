import { type Azienda, type MissingField, completenessOf } from '@bandiera/domain'
import { AppLink, Button, EditIcon, Section, Stack, uiTexts, Typography } from '@bandiera/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'
import { AiutiSection } from './aiuti.tsx'
import { AtecoProposals } from './ateco-proposals.tsx'
import { BilanciSection } from './bilanci.tsx'
import { type Editing, type TabKey, tabOf, TABS, type SectionKey, sectionOf, useFocusField } from './editing.ts'
import { forms } from './forms.tsx'
import { views } from './views.tsx'

interface TabContentProps {
  azienda: Azienda
  scheda: TabKey
  may: boolean
  editing: Editing
}

export function TabContent({ azienda, scheda, may, editing }: TabContentProps) {
  const manca = completenessOf(azienda).manca.filter(({ campo }) => {
    const section = sectionOf(campo)
    return section !== null && tabOf(section) === scheda
  })
  return (
    <Stack sx={sections}>
      <Missing campi={manca} may={may} />
      {TABS[scheda].map((section) => (
        <OneSection azienda={azienda} editing={editing} key={section} may={may} sezione={section} />
      ))}
    </Stack>
  )
}

function OneSection({ azienda, sezione, may, editing }: Omit<TabContentProps, 'scheda'> & { sezione: SectionKey }) {
  if (sezione === 'bilanci') return <BilanciSection azienda={azienda} editing={editing} may={may} />
  if (sezione === 'aiuti') return <AiutiSection azienda={azienda} may={may} />
  const Form = forms[sezione]
  const title = texts.sections[sezione]
  const open = may && editing.editing === sezione
  return (
    <EditableSection
      campo={editing.campo}
      form={open ? <Form azienda={azienda} label={title} onClose={() => editing.edit(null)} /> : null}
      onEdit={may && !editing.editing ? () => editing.edit(sezione) : undefined}
      title={title}
    >
      {views[sezione](azienda)}
      {sezione === 'ateco' && may && <AtecoProposals azienda={azienda} />}
    </EditableSection>
  )
}

/** The first section follows the tabs, which already draw a line. */
const sections = { '& > section:first-of-type': { borderTop: 0, mt: 0, pt: 0 } } as const

interface SectionProps {
  onEdit?: (() => void) | undefined
  form: ReactNode | null
  campo: string | null
  title: string
  children: ReactNode
}

function EditableSection({ title, onEdit, form, campo, children }: SectionProps) {
  const place = useFocusField<HTMLDivElement>(form !== null, campo)
  const edit = onEdit && !form && (
    <Button aria-label={texts.edit(title)} onClick={onEdit} startIcon={<EditIcon />}>
      {uiTexts.modifica}
    </Button>
  )
  return (
    <Section actions={edit} title={title}>
      <div ref={place}>{form ?? children}</div>
    </Section>
  )
}

/** Plain text for users who may not write. */
function Missing({ campi, may }: { campi: readonly MissingField[]; may: boolean }) {
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
