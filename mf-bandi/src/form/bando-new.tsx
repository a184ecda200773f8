import { useInsertOnce } from '@bandiera/live'
import { usePortal } from '@bandiera/platform'
import { BackLink, Page, useGoBack, useGoOn } from '@bandiera/ui'
import { BANDI, hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { BandoForm } from './bando-form.tsx'
import { bandoData, nuovoBando } from './bando-values.ts'

/** A new grant: saved as a draft, its page opens. */
export function BandoNew() {
  const { notify } = usePortal()
  const insertOnce = useInsertOnce('bandi')
  const goOn = useGoOn()
  const saved = async (id: string) => {
    notify({ text: testi.creato, kind: 'success' })
    await goOn(hrefBando(id), { replace: true })
  }
  return (
    <Page above={<BackLink to={BANDI}>{testi.tornaElenco}</BackLink>} title={testi.form.nuovo}>
      <BandoForm
        onCancel={useGoBack(BANDI)}
        onSaved={saved}
        // the server signs it with its author
        onSubmit={(values) => insertOnce(values, () => ({ createdBy: '', data: bandoData(values) }))}
        start={nuovoBando()}
      />
    </Page>
  )
}
