import { useInsertOnce } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { BackLink, Page, useGoBack, useGoOn } from '@bandiera/ui'
import { PortalForm, useSchemaForm } from '@bandiera/ui/form'
import { hrefIstituto, ISTITUTI } from '../paths.ts'
import { IstitutoFormSchema, istitutoOf, istitutoValues, type IstitutoValues } from './rules.ts'
import { texts } from './texts.ts'
import { IstitutoFields } from './fields.tsx'

/** The form of a new institute; its products are added on its page. */
export function NewIstituto() {
  const { usr, notify } = usePortal()
  const insertOnce = useInsertOnce('istituti')
  const goOn = useGoOn()
  const form = useSchemaForm<IstitutoValues>(IstitutoFormSchema, istitutoValues({}))
  const save = (values: IstitutoValues) =>
    insertOnce(values, () => ({ ...istitutoOf(values), createdBy: usr?._id ?? '', prodotti: [] }))
  const saved = async (id: string) => {
    notify({ text: texts.createdOne, kind: 'success' })
    await goOn(hrefIstituto(id))
  }
  const giveUp = useGoBack(ISTITUTI)
  const back = <BackLink to={ISTITUTI}>{texts.goBack}</BackLink>
  return (
    <Page above={back} title={texts.newTitle}>
      <PortalForm
        form={form}
        label={texts.newTitle}
        onCancel={giveUp}
        onSaved={saved}
        onSubmit={save}
        submit={texts.create}
      >
        <IstitutoFields />
      </PortalForm>
    </Page>
  )
}
