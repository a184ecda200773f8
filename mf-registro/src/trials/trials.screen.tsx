import { Box, UrlTabs } from '@bandiera/ui'
import { RegistryPage } from '../parts/page.tsx'
import { useRegistry } from '../parts/requests.ts'
import { OtherShell } from './sections/other-shell.tsx'
import { WithoutFeature } from './sections/without-feature.tsx'
import { texts } from './texts.ts'
import { texts as moduleTexts } from '../texts.ts'

export function Component() {
  const asked = useRegistry()
  return (
    <RegistryPage asked={asked} title={moduleTexts.prove}>
      {({ tenant }) => (
        <>
          <Box sx={{ color: 'text.secondary', mb: 4, maxWidth: '75ch' }}>{texts.intro}</Box>
          <UrlTabs
            label={texts.tabs}
            tabs={[
              { id: 'shell', label: texts.shell, content: <OtherShell /> },
              { id: 'funzione', label: texts.feature, content: <WithoutFeature clienti={tenant} /> },
            ]}
          />
        </>
      )}
    </RegistryPage>
  )
}
