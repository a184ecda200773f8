import { gestoriOf } from '@bandiera/domain'
import { useCollection, useInsertOnce } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { BackLink, Page, useGoBack, useGoOn } from '@bandiera/ui'
import { FieldGroup, PortalForm, SelectInput, useForm } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { ContattiFields, IdentitaFields } from '../fields/anagrafica-fields.tsx'
import { AtecoFields } from '../fields/ateco-fields.tsx'
import { BilanciFields } from '../fields/bilanci-fields.tsx'
import { SediFields } from '../fields/sedi-fields.tsx'
import { AZIENDE, hrefAzienda } from '../paths.ts'
import { aziendaOf, NuovaSchema, nuovaValues, type NuovaValues } from '../rules/nuova.rules.ts'
import { testi } from '../testi.ts'

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
