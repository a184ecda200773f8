import { useState } from 'react'
import { AddIcon, AppLink, Button, Chip, Facts, Muted, Section, Stack } from '../../index.ts'
import { DetailPage, EditableSection, RecordSections, type PageAction } from '../../detail.ts'
import { FormProvider, TextInput, useForm } from '../../form.ts'
import { SampleGroups, Samples } from '../sample.tsx'

const menu: readonly PageAction[] = [
  { id: 'stampa', label: 'Stampa', onClick: () => {} },
  { id: 'assegna', label: 'Assegna professionisti', onClick: () => {} },
  { id: 'archivia', label: 'Archivia', onClick: () => {}, apart: true },
  { id: 'elimina', label: 'Elimina', onClick: () => {} },
]
const keyFacts = [
  { label: 'Partita IVA', value: '05522210243' },
  { label: 'Classe dimensionale', value: <AppLink to="/vetrina">Piccola impresa</AppLink> },
  { label: 'Residuo de minimis', value: '180.000 € su 300.000 €' },
  { label: 'Pratiche aperte', value: <AppLink to="/vetrina">3</AppLink> },
]
const unknown = keyFacts.map(({ label }) => ({ label, value: null }))
const primary = (
  <Button startIcon={<AddIcon />} variant="contained">
    Nuova pratica
  </Button>
)

export const RecordSection = () => (
  <SampleGroups
    of={{
      'Pagina di un record': (
        <DetailPage
          aside={<Muted>Scadenze e attività: da 1280 px accanto, sotto dietro una riga sola.</Muted>}
          asideLabel="Contatti e scadenze"
          chips={<Chip label="Attiva" size="small" variant="outlined" />}
          keyFacts={keyFacts}
          label="Schede dell’azienda di esempio"
          level={2}
          menu={menu}
          primary={primary}
          tabs={[
            { id: 'scheda', label: 'Scheda', also: ['sedi'], content: <RecordSections sections={sections} /> },
            { id: 'altre', label: 'Pratiche e documenti', content: <RecordSections sections={sections.slice(0, 2)} /> },
          ]}
          title="Vitali Ortofrutta Srl"
        />
      ),
      Testata: <Samples min={340} of={headers} />,
      'Sezione che si modifica sul posto': (
        <Samples min={300} of={{ Leggibile: <Editable />, 'Senza diritti': <Readable /> }} />
      ),
    }}
  />
)

const example = { label: 'Schede di esempio', level: 2 as const, tabs: [{ id: 'a', label: 'A', content: null }] }
const headers = {
  'Con dati mancanti': <DetailPage {...example} keyFacts={unknown} menu={menu} primary={primary} title="Rossi" />,
  'Nome lungo': (
    <DetailPage
      {...example}
      chips={<Chip label="In archivio" size="small" variant="outlined" />}
      keyFacts={keyFacts}
      menu={menu}
      title="Consorzio per la valorizzazione dei prodotti ortofrutticoli della pianura vicentina Società Cooperativa"
    />
  ),
  'Di chi legge soltanto': <DetailPage {...example} keyFacts={keyFacts.slice(0, 2)} title="Bianchi" />,
}

const sections = ['Anagrafica', 'Sedi', 'Gruppo'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: (
    <Section title={label}>
      <Facts items={[{ label: 'Dato', value: label }]} />
    </Section>
  ),
}))

function Editable() {
  const [open, setOpen] = useState(false)
  const [pec, setPec] = useState('rossi@pec.it')
  return (
    <EditableSection
      edit="Modifica contatti"
      form={open && <ContactsForm onClose={() => setOpen(false)} onSaved={setPec} pec={pec} />}
      onEdit={() => setOpen(true)}
      title="Contatti"
    >
      <Facts items={[{ label: 'PEC', value: pec }]} />
    </EditableSection>
  )
}

interface ContactsFormProps {
  pec: string
  onClose: () => void
  onSaved: (pec: string) => void
}

/** Without a guard against lost text: the router knows one of them, and this page has it in another form. */
function ContactsForm({ pec, onClose, onSaved }: ContactsFormProps) {
  const form = useForm({ defaultValues: { pec } })
  const save = form.handleSubmit((typed) => {
    onSaved(typed.pec)
    onClose()
  })
  return (
    <FormProvider {...form}>
      <Stack component="form" onSubmit={(event) => void save(event)} sx={{ gap: 4 }}>
        <TextInput label="PEC di esempio" name="pec" />
        <Stack direction="row" sx={{ gap: 2 }}>
          <Button type="submit" variant="contained">
            Salva
          </Button>
          <Button onClick={onClose}>Annulla</Button>
        </Stack>
      </Stack>
    </FormProvider>
  )
}

const Readable = () => (
  <EditableSection edit="Modifica recapiti" form={null} title="Recapiti">
    <Facts items={[{ label: 'PEC', value: null }]} />
  </EditableSection>
)
