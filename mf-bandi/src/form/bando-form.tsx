import type { Bando } from '@bandiera/domain'
import { Alert, Box, Button, useMediaQuery } from '@bandiera/ui'
import { PortalForm, useForm, type PortalFormProps, type Resolver } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { testi } from '../testi.ts'
import { Anteprima } from './anteprima.tsx'
import { BandoCampi } from './bando-campi.tsx'
import { BandoFormSchema } from './bando-form.rules.ts'
import type { BandoValues } from './bando-values.ts'

interface BandoFormProps<R> extends Pick<PortalFormProps<BandoValues, BandoValues, R>, 'onSubmit' | 'onSaved'> {
  /** What the form begins with. */
  start: BandoValues
  /** The grant that is changed, as it is now; a new one when absent. */
  bando?: Bando
  /** Where the form begins. */
  at?: 'tutto' | 'finestra'
  /** Who has saved the same grant since. */
  meanwhile?: string | null
  onCancel: () => void
}

/** Every field of a grant beside what its readers will see. */
export function BandoForm<R>({ start, bando, at = 'tutto', ...form }: BandoFormProps<R>) {
  const [before] = useState(start)
  const fields = useForm<BandoValues>({
    defaultValues: before,
    resolver: standardSchemaResolver(BandoFormSchema) as unknown as Resolver<BandoValues>,
    mode: 'onTouched',
  })
  const preview = usePreview()
  useEffect(() => fields.setFocus(at === 'finestra' ? 'dataChiusura' : 'titolo'), [fields, at])
  return (
    <Box sx={preview.beside ? columns : undefined}>
      <Box sx={{ minWidth: 0, '& form > :last-child': saveBar }}>
        {preview.toggle}
        <PortalForm
          {...form}
          form={fields}
          label={bando ? testi.form.modifica : testi.form.nuovo}
          {...(!bando && { submit: testi.form.crea })}
        >
          {bando?.data.fonte && (
            <Alert role="note" severity="info">
              {testi.form.importato}
            </Alert>
          )}
          <BandoCampi before={before} />
        </PortalForm>
      </Box>
      {preview.open && (
        <Box sx={preview.beside ? besideForm : underForm} tabIndex={preview.beside ? 0 : undefined}>
          <Anteprima before={bando?.data} form={fields} />
        </Box>
      )}
    </Box>
  )
}

const columns = { display: 'grid', gap: 6, gridTemplateColumns: 'minmax(0, 640px) minmax(0, 1fr)' } as const
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
/** The form is long: its buttons stay in sight. */
const saveBar = {
  position: 'sticky',
  bottom: 0,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
  zIndex: 1,
} as const
const underForm = { mt: 6, pt: 6, borderTop: 1, borderColor: 'divider' } as const

/** Beside the form where there is room for both, behind a button elsewhere. */
function usePreview() {
  const beside = useMediaQuery('(min-width: 1280px)', { noSsr: true })
  const [asked, ask] = useState(false)
  const toggle = !beside && (
    <Button aria-expanded={asked} onClick={() => ask(!asked)} sx={{ mb: 3 }} variant="outlined">
      {asked ? testi.form.nascondiAnteprima : testi.form.mostraAnteprima}
    </Button>
  )
  return { beside, open: beside || asked, toggle }
}
