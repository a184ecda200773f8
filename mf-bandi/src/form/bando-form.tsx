import type { Bando } from '@bandiera/domain'
import { useWrites } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { Alert, Box, Button, useMediaQuery } from '@bandiera/ui'
import { PortalForm, useForm, type Resolver } from '@bandiera/ui/form'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { testi } from '../testi.ts'
import { Anteprima } from './anteprima.tsx'
import { BandoCampi } from './bando-campi.tsx'
import { BandoFormSchema } from './bando-form.rules.ts'
import { bandoData, bandoValues, nuovoBando, type BandoValues } from './bando-values.ts'
import { LiveNotice } from './live-notice.tsx'
import { bandoPatch } from './save-bando.ts'
import { useLiveValues } from './use-live-values.ts'

interface BandoFormProps {
  /** The grant as it is now; a new one when absent. */
  bando?: Bando
  /** Where the form begins. */
  at?: 'tutto' | 'finestra'
  onSaved: (id: string) => void
  onCancel: () => void
}

/** Every field of a grant beside what its readers will see. */
export function BandoForm({ bando, at = 'tutto', onSaved, onCancel }: BandoFormProps) {
  const { usr } = usePortal()
  const [before] = useState(() => (bando ? bandoValues(bando) : nuovoBando()))
  const form = useForm<BandoValues>({
    defaultValues: before,
    resolver: standardSchemaResolver(BandoFormSchema) as unknown as Resolver<BandoValues>,
    mode: 'onTouched',
  })
  const live = useLiveValues(form, bando, usr?._id ?? '')
  const save = useSave(bando)
  const preview = usePreview()
  useEffect(() => form.setFocus(at === 'finestra' ? 'dataChiusura' : 'titolo'), [form, at])
  return (
    <Box sx={preview.beside ? columns : undefined}>
      <Box sx={{ minWidth: 0, '& form > :last-child': saveBar }}>
        {preview.toggle}
        <PortalForm
          form={form}
          label={bando ? testi.form.modifica : testi.form.nuovo}
          onCancel={onCancel}
          onSaved={onSaved}
          onSubmit={save}
          {...(!bando && { submit: testi.form.crea })}
        >
          <LiveNotice {...live} />
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
          <Anteprima before={bando?.data} form={form} />
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

/** Stores a new grant, or what changed of an old one; gives its id. */
function useSave(bando: Bando | undefined): (values: BandoValues) => Promise<string> {
  const { insert, update } = useWrites()
  return async (values) => {
    // the server signs it with its author
    if (!bando) return insert('bandi', { createdBy: '', data: bandoData(values) })
    const patch = bandoPatch(bando, values)
    if (patch) await update('bandi', bando._id, patch)
    return bando._id
  }
}

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
