import { scorrimentiPer, scorrimentoInParole, type Pratica } from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { Alert, AppLink, useToday } from '@bandiera/ui'
import { hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'

const { scorrimento: t } = testi.pagina

/** Over a case file that was admitted without money: the ranking of its grant was extended since, it may be its turn. */
export function Scorrimento({ pratica }: { pratica: Pratica }) {
  const oggi = useToday()
  const bando = useRecord('bandi', pratica.bandoId ?? '')
  const since = bando ? scorrimentiPer(pratica, bando.data, { oggi }) : []
  if (!bando || since.length === 0) return null
  return (
    <Alert aria-label={t.titolo} role="region" severity="info" sx={{ mb: 3 }}>
      <strong>{t.titolo}</strong>
      {since.map((one, at) => (
        <div key={at}>{scorrimentoInParole(one)}</div>
      ))}
      {t.testo} <AppLink to={hrefBando(bando._id)}>{t.bando}</AppLink>
    </Alert>
  )
}
