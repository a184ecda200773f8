import { Box, Link, Typography } from '@bandiera/ui'
import { FieldGroup } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { CriteriEditor } from '../criteri/criteri-editor.tsx'
import { testi } from '../testi.ts'
import type { BandoValues } from './bando-values.ts'
import { CampiClassificazione, CampiDocumenti, CampiPremialita, CampiSezioni } from './campi-elenchi.tsx'
import { CampiFinestra } from './campi-finestra.tsx'
import { CampiLettori, CampiNorme } from './campi-lettori.tsx'
import { CampiIdentita, CampiImporti } from './campi-testata.tsx'

const { form } = testi
type Capo = keyof typeof form.capi

/** Every field of a grant, chapter by chapter, and the way to each chapter. */
export function BandoCampi({ before }: { before: BandoValues }) {
  return (
    <>
      <Chapters />
      <At id="identita">
        <CampiIdentita />
      </At>
      <At id="finestra">
        <CampiFinestra />
      </At>
      <At id="importi">
        <CampiImporti />
      </At>
      <At id="classificazione">
        <CampiClassificazione before={before} />
      </At>
      <At id="criteri">
        <FieldGroup title={form.capi.criteri}>
          <CriteriEditor name="criteri" />
        </FieldGroup>
      </At>
      <At id="documenti">
        <CampiDocumenti />
      </At>
      <At id="premialita">
        <CampiPremialita />
      </At>
      <At id="sezioni">
        <CampiSezioni />
      </At>
      <At id="norme">
        <CampiNorme />
      </At>
      <At id="lettori">
        <CampiLettori />
      </At>
    </>
  )
}

function Chapters() {
  return (
    <Box aria-label={form.vai} component="nav" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 0 }}>
      <Typography color="textSecondary" component="span" sx={{ py: 1 }}>
        {form.vai}
      </Typography>
      {Object.entries(form.capi).map(([id, title]) => (
        <Link href={`#capo-${id}`} key={id} sx={{ py: 1 }}>
          {title}
        </Link>
      ))}
    </Box>
  )
}

/** A place that the list of chapters leads to; it takes the focus, so that Tab goes on from there. */
const At = ({ id, children }: { id: Capo; children: ReactNode }) => (
  <Box id={`capo-${id}`} sx={{ scrollMarginTop: 72, outline: 'none' }} tabIndex={-1}>
    {children}
  </Box>
)
