import type { Bando } from '@bandiera/domain'
import { useEdit, useInsertOnce } from '@bandiera/live'
import { siteTexts, usePortal, useSaved } from '@bandiera/platform'
import { Alert, BackLink, Page, useGoBack, useGoOn } from '@bandiera/ui'
import { type FormDraft, type FormSchema, PortalForm, type PortalFormProps, useSchemaForm } from '@bandiera/ui/form'
import { useEffect, useState } from 'react'
import { texts } from './texts.ts'
import { BandoFields } from './fields.tsx'
import { bandoData, BandoFormSchema, type BandoValues, bandoValues, newBando } from './rules.ts'
import { BANDI, hrefBando } from './paths.ts'
import { Checks } from './sections/checks.tsx'
import { ReviewChip } from './parts/cells.tsx'
import { bandoPatch } from './patch.ts'
import { fieldName } from './parts/field-name.ts'
import { WithPreview } from './parts/preview.tsx'

interface BandoFormProps<R> extends Pick<PortalFormProps<BandoValues, BandoValues, R>, 'onSubmit' | 'onSaved'> {
  start: BandoValues
  /** The grant as it was when the form opened; absent for a new one. */
  bando?: Bando
  at?: 'tutto' | 'finestra'
  meanwhile?: string | null
  onCancel: () => void
}

export function BandoForm<R>({ start, bando, at = 'tutto', ...form }: BandoFormProps<R>) {
  const [before] = useState(start)
  const fields = useSchemaForm<BandoValues>(BandoFormSchema as unknown as FormSchema<BandoValues>, before)
  const draft = useDraftOf(bando)
  useEffect(() => fields.setFocus(at === 'finestra' ? 'dataChiusura' : 'titolo'), [fields, at])
  return (
    <WithPreview before={bando?.data} form={fields}>
      <PortalForm
        {...form}
        draft={draft}
        form={fields}
        label={bando ? texts.form.modifica : texts.form.nuovo}
        {...(!bando && { submit: texts.form.crea })}
      >
        {bando?.data.fonte && (
          <Alert role="note" severity="info">
            {texts.form.importato}
          </Alert>
        )}
        <BandoFields before={before} />
      </PortalForm>
    </WithPreview>
  )
}

/** What is typed is kept by tenant, person and grant; a logout removes it. */
function useDraftOf(bando: Bando | undefined): FormDraft {
  const { usr, tenant } = usePortal()
  const key = ['bandiera.bozza', tenant.id, usr?._id, 'bandi', bando?._id ?? 'nuovo'].join('/')
  return { key, version: bando?.versione, store: siteTexts, label: fieldName }
}

export function BandoNew() {
  const { notify } = usePortal()
  const insertOnce = useInsertOnce('bandi')
  const goOn = useGoOn()
  const saved = async (id: string) => {
    notify({ text: texts.creato, kind: 'success' })
    await goOn(hrefBando(id), { replace: true })
  }
  return (
    <Page above={<BackLink to={BANDI}>{texts.tornaElenco}</BackLink>} title={texts.form.nuovo}>
      <BandoForm
        onCancel={useGoBack(BANDI)}
        onSaved={saved}
        // the server signs it with its author
        onSubmit={(values) => insertOnce(values, () => ({ createdBy: '', data: bandoData(values) }))}
        start={newBando()}
      />
    </Page>
  )
}

interface BandoEditProps {
  bando: Bando
  at: 'tutto' | 'finestra'
  onClose: () => void
}

/** The page of a grant during editing; its open questions stay visible. */
export function BandoEdit({ bando, at, onClose }: BandoEditProps) {
  const { usr, setTitle } = usePortal()
  const { before, save, meanwhile } = useEdit('bandi', bando, usr?._id)
  const { titolo, redazione } = bando.data
  useEffect(() => setTitle(titolo), [titolo, setTitle])
  return (
    <Page facts={<ReviewChip redazione={redazione} />} title={titolo}>
      <Checks bando={bando} curator />
      <BandoForm
        at={at}
        bando={before}
        meanwhile={meanwhile}
        onCancel={onClose}
        onSaved={useSaved(texts.salvato, onClose)}
        onSubmit={(values, choice) => save(bandoPatch(before, values), choice)}
        start={bandoValues(before)}
      />
    </Page>
  )
}
