import { StorageUseSchema } from '@bandiera/domain'
import { AppLink, ErrorState } from '@bandiera/ui'
import { WidgetSkeleton } from '@bandiera/ui/charts'
import { Measure } from '../impostazioni/sections/space.tsx'
import { spaceTexts } from '../impostazioni/texts.ts'
import { useAsked } from '../parts/use-asked.ts'
import { texts } from './texts.ts'

/** How much of its space the portal takes. */
export function Component() {
  const { asked, retry } = useAsked('/api/spazio', parse)
  if (asked.state === 'loading') return <WidgetSkeleton />
  if (asked.state === 'error') return <ErrorState onRetry={retry} text={asked.message} title={spaceTexts.error} />
  const { elementi, byte, file, limiti } = asked.value
  return (
    <>
      <Measure
        details={spaceTexts.start(elementi, byte, file)}
        limit={limiti.portale}
        nome={spaceTexts.portal}
        used={byte + file}
      />
      <AppLink
        className="no-print"
        sx={{ display: 'inline-block', mt: 2, fontSize: '0.8125rem' }}
        to="/impostazioni#spazio"
      >
        {texts.spaceDetails}
      </AppLink>
    </>
  )
}

const parse = (body: unknown) => StorageUseSchema.parse(body)
