import { Box } from '@bandiera/ui'
import type { Canary, Resolution } from './registry.ts'
import { canaryText, explanationOf } from './texts.ts'
import { texts } from '../texts.ts'

export const Version = ({ versione }: { versione: string | null }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
    {versione ?? texts.nothing}
  </Box>
)

export const Outcome = ({ risolta, canarino }: { risolta: Resolution; canarino?: Canary | undefined }) => (
  <>
    <Version versione={risolta.version} />
    <Reasons canarino={canarino} risolta={risolta} />
  </>
)

export const Reasons = ({ risolta, canarino }: Parameters<typeof Outcome>[0]) =>
  [...explanationOf(risolta), ...(canarino ? [canaryText(canarino)] : [])].map((text) => (
    <Box key={text} sx={{ color: 'text.secondary', typography: 'body2' }}>
      {text}
    </Box>
  ))
