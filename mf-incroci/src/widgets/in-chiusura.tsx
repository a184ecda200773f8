import type { InChiusura } from '@bandiera/matching'
import { AppLink, ErrorState, Typography } from '@bandiera/ui'
import { ShortList, WidgetSkeleton } from '@bandiera/ui/charts'
import { NonAggiornato } from '../parts/non-aggiornato.tsx'
import { BANDI_IN_CHIUSURA, hrefAziendePossibili } from '../paths.ts'
import { testi } from './testi.ts'
import { useConteggi } from './use-conteggi.ts'
import { Vuoto } from './vuoto.tsx'

/** Grants that close soon and that one's companies may get: how many of them, and how long there is still time. */
export function Component() {
  const { conteggi, error, retry } = useConteggi()
  if (!conteggi) return error ? <ErrorState onRetry={retry} text={error} /> : <WidgetSkeleton />
  if (conteggi.vuoto) return <Vuoto />
  const { inChiusura } = conteggi
  return (
    <>
      <NonAggiornato error={error} retry={retry} />
      {inChiusura.length === 0 ? (
        <>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {testi.nessunoChiude}
          </Typography>
          <AppLink to={BANDI_IN_CHIUSURA}>{testi.tuttiInChiusura}</AppLink>
        </>
      ) : (
        <ShortList
          items={inChiusura.map(line)}
          label={testi.primi}
          more={{ label: testi.tuttiInChiusura, href: BANDI_IN_CHIUSURA }}
        />
      )}
    </>
  )
}

const line = ({ id, nome, n, ammissibili, giorni }: InChiusura) => ({
  id,
  label: nome,
  href: hrefAziendePossibili(id),
  detail: testi.possibili(n, ammissibili),
  note: testi.restano(giorni),
})
