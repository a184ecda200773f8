import { Box, UrlTabs } from '@bandiera/ui'
import { Pagina } from '../parts/pagina.tsx'
import { useRegistro } from '../parts/use-registro.ts'
import { AltraShell } from '../prove/altra-shell.tsx'
import { SenzaFunzione } from '../prove/senza-funzione.tsx'
import { testi } from '../prove/testi.ts'
import { testi as comuni } from '../testi.ts'

/** `/registro/prove`: what tenants would get with another shell, or without a feature. Nothing changes. */
export function Component() {
  const asked = useRegistro()
  return (
    <Pagina asked={asked} title={comuni.prove}>
      {({ tenant }) => (
        <>
          <Box sx={{ color: 'text.secondary', mb: 4, maxWidth: '75ch' }}>{testi.intro}</Box>
          <UrlTabs
            label={testi.schede}
            tabs={[
              { id: 'shell', label: testi.shell, content: <AltraShell /> },
              { id: 'funzione', label: testi.funzione, content: <SenzaFunzione clienti={tenant} /> },
            ]}
          />
        </>
      )}
    </Pagina>
  )
}
