import { Box } from '@bandiera/ui'
import type { Canary, Resolution } from './registry.ts'
import { canaryText, explanationOf } from './texts.ts'
import { texts } from '../texts.ts'

/** A version in tabular figures; a dash for none. */
export const Version = ({ versione }: { versione: string | null }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
    {versione ?? texts.nothing}
  </Box>
)

/** The version that a tenant gets, the reason, and the version that some accounts try instead. */
export const Outcome = ({ risolta, canarino }: { risolta: Resolution; canarino?: Canary | undefined }) => (
  <>
    <Version versione={risolta.version} />
    <Reasons canarino={canarino} risolta={risolta} />
  </>
)

/** The same without the version, one line per fact. */
export const Reasons = ({ risolta, canarino }: Parameters<typeof Outcome>[0]) =>
  [...explanationOf(risolta), ...(canarino ? [canaryText(canarino)] : [])].map((text) => (
    <Box key={text} sx={{ color: 'text.secondary', typography: 'body2' }}>
      {text}
    </Box>
  ))
