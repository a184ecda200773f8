import { aziendaFields, bilancioFields } from '@bandiera/domain'
import { useInsertOnce } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AddIcon, BackLink, Box, Button, Page, useGoBack, useGoOn, useUrlParams } from '@bandiera/ui'
import {
  FieldGroup,
  NumberInput,
  PortalForm,
  RecordInputs,
  SelectInput,
  useFieldArray,
  useForm,
  useWatch,
} from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { AtecoFields, ContactsFields, IdentityFields, RowGroup, SediFields } from './fields.tsx'
import { useGestoreOptions } from './parts/people.ts'
import { AZIENDE, hrefAzienda } from './paths.ts'
import { aziendaOf, NewAziendaSchema, newAziendaValues, type NewAziendaValues } from './rules.ts'
import { texts } from './texts.ts'
import { type BilanciValues, lastYear, newBilancio } from './sections/bilanci.rules.ts'

/** Only the name and one identifier are needed; the rest makes the matching precise. */
export function NewAzienda() {
  const { usr, role, notify } = usePortal()
  const insertOnce = useInsertOnce('aziende')
  const goOn = useGoOn()
  const [params] = useUrlParams()
  const form = useForm<NewAziendaValues>({
    defaultValues: {
      ...newAziendaValues(role === 'gestore' ? (usr?._id ?? '') : ''),
      ragioneSociale: params.get('nome') ?? '',
      partitaIva: params.get('piva') ?? '',
    },
    resolver: standardSchemaResolver(NewAziendaSchema),
    mode: 'onTouched',
  })
  const saved = async (id: string) => {
    notify({ text: texts.created, kind: 'success' })
    await goOn(hrefAzienda(id))
  }
  const giveUp = useGoBack(AZIENDE)
  const back = <BackLink to={AZIENDE}>{texts.backToList}</BackLink>
  return (
    <Page above={back} title={texts.fresh}>
      <PortalForm
        form={form}
        label={texts.fresh}
        onCancel={giveUp}
        onSaved={saved}
        onSubmit={(values) => insertOnce(values, () => aziendaOf(values))}
        submit={texts.create}
      >
        {role === 'admin' && <GestoreField />}
        <Fields />
      </PortalForm>
    </Page>
  )
}

function Fields() {
  return (
    <>
      <IdentityFields />
      <FieldGroup title={texts.sections.contatti}>
        <ContactsFields />
      </FieldGroup>
      <FieldGroup title={texts.sections.sedi}>
        <SediFields />
      </FieldGroup>
      <FieldGroup title={texts.sections.ateco}>
        <AtecoFields />
      </FieldGroup>
      <FieldGroup title={texts.sections.bilanci}>
        <BilanciFields />
      </FieldGroup>
    </>
  )
}

const GestoreField = () => (
  <SelectInput
    help={texts.aiutoGestore}
    label={aziendaFields.gestoreId.label}
    name="gestoreId"
    options={useGestoreOptions()}
  />
)

function BilanciFields() {
  const { fields, append, remove } = useFieldArray<BilanciValues>({ name: 'bilanci' })
  const anni = useWatch<BilanciValues>({ name: 'bilanci' }) as BilanciValues['bilanci'] | undefined
  const next = () => Math.min(lastYear(), ...(anni ?? []).map(({ anno }) => (anno ?? lastYear()) - 1))
  return (
    <>
      {fields.map((field, index) => (
        <RowGroup
          key={field.id}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
          title={`Bilancio ${anni?.[index]?.anno ?? ''}`.trim()}
        >
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            <NumberInput
              grouped={false}
              label={bilancioFields.anno.label}
              max={lastYear() + 1}
              name={`bilanci.${index}.anno`}
            />
            <RecordInputs at={`bilanci.${index}`} fields={bilancioFields} keys={['ula', 'ricavi', 'totaleAttivo']} />
          </Box>
        </RowGroup>
      ))}
      <Button onClick={() => append(newBilancio(next()))} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {texts.addYear}
      </Button>
    </>
  )
}
