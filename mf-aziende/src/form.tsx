import { bilancioFields, gestoriOf } from '@bandiera/domain'
import { useCollection, useInsertOnce } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { AddIcon, BackLink, Box, Button, Page, useGoBack, useGoOn } from '@bandiera/ui'
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
import { AtecoFields, ContattiFields, IdentitaFields, Riga, SediFields } from './fields.tsx'
import { AZIENDE, hrefAzienda } from './paths.ts'
import { aziendaOf, NuovaSchema, nuovaValues, type NuovaValues } from './rules.ts'
import { testi } from './texts.ts'
import { type BilanciValues, lastYear, nuovoBilancio } from './sections/bilanci.rules.ts'

/** The form of a new company. Only the name and one identifier are needed; the rest makes the matching precise. */
export function NuovaAzienda() {
  const { usr, role, notify } = usePortal()
  const insertOnce = useInsertOnce('aziende')
  const goOn = useGoOn()
  const form = useForm<NuovaValues>({
    defaultValues: nuovaValues(role === 'gestore' ? (usr?._id ?? '') : ''),
    resolver: standardSchemaResolver(NuovaSchema),
    mode: 'onTouched',
  })
  const saved = async (id: string) => {
    notify({ text: testi.creata, kind: 'success' })
    await goOn(hrefAzienda(id))
  }
  const giveUp = useGoBack(AZIENDE)
  const back = <BackLink to={AZIENDE}>{testi.tornaElenco}</BackLink>
  return (
    <Page above={back} title={testi.nuova}>
      <PortalForm
        form={form}
        label={testi.nuova}
        onCancel={giveUp}
        onSaved={saved}
        onSubmit={(values) => insertOnce(values, () => aziendaOf(values))}
        submit={testi.crea}
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
      <IdentitaFields />
      <FieldGroup title={testi.sezioni.contatti}>
        <ContattiFields />
      </FieldGroup>
      <FieldGroup title={testi.sezioni.sedi}>
        <SediFields />
      </FieldGroup>
      <FieldGroup title={testi.sezioni.ateco}>
        <AtecoFields />
      </FieldGroup>
      <FieldGroup title={testi.sezioni.bilanci}>
        <BilanciFields />
      </FieldGroup>
    </>
  )
}

function GestoreField() {
  const options = gestoriOf(useCollection('usr')).map((usr) => ({ value: usr._id, label: usr.name }))
  return <SelectInput help={testi.aiutoGestore} label={testi.gestore} name="gestoreId" options={options} />
}

/** Staff, turnover and total assets, year by year. */
export function BilanciFields() {
  const { fields, append, remove } = useFieldArray<BilanciValues>({ name: 'bilanci' })
  const anni = useWatch<BilanciValues>({ name: 'bilanci' }) as BilanciValues['bilanci'] | undefined
  const next = () => Math.min(lastYear(), ...(anni ?? []).map(({ anno }) => (anno ?? lastYear()) - 1))
  return (
    <>
      {fields.map((field, index) => (
        <Riga
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
        </Riga>
      ))}
      <Button onClick={() => append(nuovoBilancio(next()))} startIcon={<AddIcon />} sx={{ alignSelf: 'flex-start' }}>
        {testi.aggiungiAnno}
      </Button>
    </>
  )
}
