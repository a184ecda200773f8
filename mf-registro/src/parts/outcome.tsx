import { Box } from '@bandiera/ui'
import type { Canarino, Risolta } from './resolution.ts'
import { canarinoText, spiegazione } from './texts.ts'
import { texts } from '../texts.ts'

/** A version, in figures that stand under each other; a dash for none. */
export const Versione = ({ versione }: { versione: string | null }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
    {versione ?? texts.niente}
  </Box>
)

/** The version that comes out, why it is that one, and what some accounts try instead. */
export const Esito = ({ risolta, canarino }: { risolta: Risolta; canarino?: Canarino | undefined }) => (
  <>
    <Versione versione={risolta.version} />
    <Motivi canarino={canarino} risolta={risolta} />
  </>
)

/** The same without the version: a line for each thing there is to say. */
export const Motivi = ({ risolta, canarino }: Parameters<typeof Esito>[0]) =>
  [...spiegazione(risolta), ...(canarino ? [canarinoText(canarino)] : [])].map((text) => (
    <Box key={text} sx={{ color: 'text.secondary', typography: 'body2' }}>
      {text}
    </Box>
  ))
