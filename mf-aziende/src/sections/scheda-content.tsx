import { completezza, type Azienda } from '@bandiera/domain'
import { Stack } from '@bandiera/ui'
import { Manca } from '../parts/manca.tsx'
import { testi } from '../testi.ts'
import { AiutiSection } from './aiuti-section.tsx'
import { AtecoProposte } from './ateco-proposte.tsx'
import { BilanciSection } from './bilanci-section.tsx'
import { EditableSection } from './editable-section.tsx'
import { SCHEDE, schedaOf, sezioneOf, type Editing, type Scheda, type Sezione } from './editing.ts'
import { forms } from './forms.tsx'
import { views } from './views.tsx'

export interface SchedaContentProps {
  azienda: Azienda
  scheda: Scheda
  /** Whether the user may change the company. */
  may: boolean
  editing: Editing
}

/** The sections of one tab, and what is still missing there. */
export function SchedaContent({ azienda, scheda, may, editing }: SchedaContentProps) {
  const manca = completezza(azienda).manca.filter(({ campo }) => {
    const sezione = sezioneOf(campo)
    return sezione !== null && schedaOf(sezione) === scheda
  })
  return (
    <Stack sx={sections}>
      <Manca campi={manca} may={may} />
      {SCHEDE[scheda].map((sezione) => (
        <OneSection azienda={azienda} editing={editing} key={sezione} may={may} sezione={sezione} />
      ))}
    </Stack>
  )
}

function OneSection({ azienda, sezione, may, editing }: Omit<SchedaContentProps, 'scheda'> & { sezione: Sezione }) {
  if (sezione === 'bilanci') return <BilanciSection azienda={azienda} editing={editing} may={may} />
  if (sezione === 'aiuti') return <AiutiSection azienda={azienda} may={may} />
  const Form = forms[sezione]
  const title = testi.sezioni[sezione]
  const open = may && editing.editing === sezione
  return (
    <EditableSection
      campo={editing.campo}
      form={open ? <Form azienda={azienda} label={title} onClose={() => editing.edit(null)} /> : null}
      onEdit={may && !editing.editing ? () => editing.edit(sezione) : undefined}
      title={title}
    >
      {views[sezione](azienda)}
      {sezione === 'ateco' && may && <AtecoProposte azienda={azienda} />}
    </EditableSection>
  )
}

/** The first section stands under the tabs, which already draw a line. */
const sections = { '& > section:first-of-type': { borderTop: 0, mt: 0, pt: 0 } } as const
