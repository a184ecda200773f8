import { Box, UrlTabs } from '@bandiera/ui'
import { Pagina } from '../parts/page.tsx'
import { useRegistro } from '../parts/use-registry.ts'
import { AltraShell } from './sections/other-shell.tsx'
import { SenzaFunzione } from './sections/without-feature.tsx'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'

/** `/registro/prove`: what tenants would get with another shell, or without a feature. Nothing changes. */
export function Component() {
  const asked = useRegistro()
  return (
    <Pagina asked={asked} title={moduleTexts.prove}>
      {({ tenant }) => (
        <>
          <Box sx={{ color: 'text.secondary', mb: 4, maxWidth: '75ch' }}>{texts.intro}</Box>
          <UrlTabs
            label={texts.schede}
            tabs={[
              { id: 'shell', label: texts.shell, content: <AltraShell /> },
              { id: 'funzione', label: texts.funzione, content: <SenzaFunzione clienti={tenant} /> },
            ]}
          />
        </>
      )}
    </Pagina>
  )
}
