import type { Bando, BandoData } from '@bandiera/domain'
import { useEdit, useInsertOnce } from '@bandiera/live'
import { usePortal, useSaved } from '@bandiera/platform'
import { Alert, BackLink, Box, Button, Muted, Page, Typography, useGoBack, useGoOn, useMediaQuery } from '@bandiera/ui'
import {
  type FormSchema,
  PortalForm,
  type PortalFormProps,
  SectionIndex,
  type UseFormReturn,
  useSchemaForm,
  useWatch,
} from '@bandiera/ui/form'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { texts } from './texts.ts'
import { BandoFields } from './fields.tsx'
import { bandoData, BandoFormSchema, type BandoValues, bandoValues, newBando } from './rules.ts'
import { BANDI, hrefBando } from './paths.ts'
import { Checks } from './sections/checks.tsx'
import { ReviewChip } from './parts/cells.tsx'
import { bandoPatch } from './patch.ts'
import { BandoFacts } from './sections/facts.tsx'
import { BandoText } from './sections/text.tsx'

interface BandoFormProps<R> extends Pick<PortalFormProps<BandoValues, BandoValues, R>, 'onSubmit' | 'onSaved'> {
  start: BandoValues
  /** The present record of the edited grant; absent for a new one. */
  bando?: Bando
  at?: 'tutto' | 'finestra'
  meanwhile?: string | null
  onCancel: () => void
}

export function BandoForm<R>({ start, bando, at = 'tutto', ...form }: BandoFormProps<R>) {
  const [before] = useState(start)
  const fields = useSchemaForm<BandoValues>(BandoFormSchema as unknown as FormSchema<BandoValues>, before)
  const preview = usePreview()
  useEffect(() => fields.setFocus(at === 'finestra' ? 'dataChiusura' : 'titolo'), [fields, at])
  return (
    <SectionIndex>
      <Box sx={preview.beside ? columns : undefined}>
        <Box sx={{ minWidth: 0 }}>
          {preview.toggle}
          <PortalForm
            {...form}
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
        </Box>
        {preview.open && (
          <Box sx={preview.beside ? besideForm : underForm} tabIndex={preview.beside ? 0 : undefined}>
            <Preview before={bando?.data} form={fields} />
          </Box>
        )}
      </Box>
    </SectionIndex>
  )
}

const columns = { display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } as const
const besideForm = {
  position: 'sticky',
  top: 72,
  alignSelf: 'start',
  maxHeight: 'calc(100vh - 96px)',
  overflow: 'auto',
  borderLeft: 1,
  borderColor: 'divider',
  px: 6,
  pb: 6,
} as const
const underForm = { mt: 6, pt: 6, borderTop: 1, borderColor: 'divider' } as const

/** Beside the form when both fit, otherwise behind a button. */
function usePreview() {
  const beside = useMediaQuery('(min-width: 1280px)', { noSsr: true })
  const [asked, ask] = useState(false)
  const toggle = !beside && (
    <Button aria-expanded={asked} onClick={() => ask(!asked)} sx={{ mb: 3 }} variant="outlined">
      {asked ? texts.form.nascondiAnteprima : texts.form.mostraAnteprima}
    </Button>
  )
  return { beside, open: beside || asked, toggle }
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
        bando={bando}
        meanwhile={meanwhile}
        onCancel={onClose}
        onSaved={useSaved(texts.salvato, onClose)}
        onSubmit={(values, choice) => save(bandoPatch(before, values), choice)}
        start={bandoValues(before)}
      />
    </Page>
  )
}

/** The grant as its readers will see it, while one types; typing never waits for it. */
function Preview({ form, before }: { form: UseFormReturn<BandoValues>; before: BandoData | undefined }) {
  const now = useWatch({ control: form.control }) as BandoValues
  const values = useDeferredValue(now)
  const data = useMemo(() => bandoData(values, before), [values, before])
  return (
    <Box aria-label={texts.form.anteprima} component="section" sx={{ minWidth: 0 }}>
      <Muted variant="body2">{texts.form.anteprima}</Muted>
      <Typography component="p" sx={{ mt: 2 }} variant="h1">
        {data.titolo || texts.form.senzaTitolo}
      </Typography>
      <Muted sx={{ mb: 4 }}>{[data.ente, data.sottotitolo].filter(Boolean).join(' · ')}</Muted>
      <BandoFacts data={data} />
      <BandoText data={data} />
    </Box>
  )
}
