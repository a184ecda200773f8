import { aziendaIdOfPratica } from '@bandiera/domain'
import { useLiveStatus, useRecord } from '@bandiera/live'
import { AppLink, EmptyState, Facts, InArrivo, LinearProgress, LinkButton, Page, testiComuni } from '@bandiera/ui'
import { useParams } from 'react-router-dom'
import { testi } from '../testi.ts'

export function Component() {
  const { pId = '' } = useParams()
  const pratica = useRecord('pratiche', pId)
  const azienda = useRecord('aziende', aziendaIdOfPratica(pId))
  const { ready } = useLiveStatus()
  const back = <LinkButton to="/pratiche">{testi.vaiPratiche}</LinkButton>
  if (!pratica && !ready) return <LinearProgress aria-label={testiComuni.caricamento} />
  if (!pratica) return <EmptyState action={back} text={testi.nonTrovata} title={testiComuni.nonTrovato} whole />
  const facts = [
    {
      label: testi.azienda,
      value: azienda && <AppLink to={`/azienda/${azienda._id}`}>{azienda.ragioneSociale}</AppLink>,
    },
    { label: testi.stato, value: pratica.stato.replaceAll('_', ' ') },
    { label: testi.tipo, value: pratica.tipo },
  ]
  return (
    <Page title={pratica.titolo}>
      <InArrivo {...testi.dettaglio} intanto={[{ to: '/pratiche', testo: testi.vaiPratiche }]}>
        <Facts items={facts} />
      </InArrivo>
    </Page>
  )
}
