import { BackLink, Page, Stack } from '@bandiera/ui'
import { Steps, type Step } from '@bandiera/ui/detail'
import { useUnsavedGuard } from '@bandiera/ui/form'
import { AZIENDE } from '../paths.ts'
import { testi } from '../testi.ts'
import { PassoCampi } from './passo-campi.tsx'
import { PassoFile } from './passo-file.tsx'
import { PassoProva } from './passo-prova.tsx'
import { useImporta, type Passo } from './use-importa.ts'

const { importaCsv: words } = testi
const PASSI = Object.keys(words.passi) as Passo[]

/** Companies from a file of a spreadsheet, in four steps; nothing is written before the last one. */
export function ImportaAziende() {
  const work = useImporta()
  const { passo, avanzamento } = work
  const { question } = useUnsavedGuard(avanzamento.mancano + avanzamento.rifiutate > 0)
  return (
    <Page above={back} title={words.titolo}>
      <Stack sx={{ gap: 4 }}>
        <Steps steps={stepsAt(passo, avanzamento.fatte > 0 && avanzamento.mancano === 0)} />
        {passo === 'file' && <PassoFile work={work} />}
        {passo === 'campi' && work.table && (
          <PassoCampi key={`${work.file}/${work.foglio}`} table={work.table} work={work} />
        )}
        {(passo === 'prova' || passo === 'importa') && <PassoProva work={work} />}
      </Stack>
      {question}
    </Page>
  )
}

function stepsAt(passo: Passo, over: boolean): Step[] {
  const at = PASSI.indexOf(passo)
  return PASSI.map((id, index) => ({
    id,
    label: words.passi[id],
    stato: index < at || (over && index === at) ? 'fatto' : index === at ? 'attuale' : 'prossimo',
  }))
}

const back = <BackLink to={AZIENDE}>{testi.tornaElenco}</BackLink>
