import { useLiveStatus, useRecord } from '@bandiera/live'
import { EmptyState, Facts, InArrivo, LinearProgress, LinkButton, Page, testiComuni } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { testi } from '../testi.ts'

export function Component() {
  const { id = '' } = useParams()
  const istituto = useRecord('istituti', id)
  const { ready } = useLiveStatus()
  const back = <LinkButton to="/istitutiCredito">{testi.vaiIstituti}</LinkButton>
  if (!istituto && !ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  if (!istituto) return <EmptyState action={back} text={testi.nonTrovato} title={testiComuni.nonTrovato} whole />
  const prodotti = istituto.prodotti?.map((prodotto) => prodotto.nome).join(', ')
  return (
    <Page title={istituto.nome}>
      <InArrivo {...testi.dettaglio} intanto={[{ to: '/istitutiCredito', testo: testi.vaiIstituti }]}>
        <Facts items={[{ label: testi.prodotti, value: prodotti }]} />
      </InArrivo>
    </Page>
  )
}
