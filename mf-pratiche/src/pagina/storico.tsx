import { labelOf, motivoLabels, statoPraticaLabels, type Pratica } from '@bandiera/domain'
import { useHistory } from '@bandiera/platform'
import { Section } from '@bandiera/ui'
import { Timeline, type TimelineEntry } from '@bandiera/ui/detail'
import { useNomi } from '../parts/use-nomi.ts'
import { testi } from '../testi.ts'

const { storico: t, tab } = testi.pagina

/** The steps of a case file with their reasons, and every change of its fields. */
export function Storico({ pratica }: { pratica: Pratica }) {
  const nome = useNomi()
  const { voci, stato, errore, riprova } = useHistory('pratiche', pratica._id)
  const passi = (pratica.storico ?? []).map((passo, index): TimelineEntry => {
    const { da, a, quando, chi, motivo, nota, forzata } = passo
    const words = [motivo && `${t.motivo}: ${labelOf(motivoLabels, motivo).toLowerCase()}.`, nota, forzata && t.forzata]
    const testo = words.filter(Boolean).join('\n')
    const titolo = t.da(labelOf(statoPraticaLabels, da), labelOf(statoPraticaLabels, a))
    return { id: String(index), quando, chi: nome(chi), titolo, ...(testo ? { testo } : {}) }
  })
  return (
    <>
      <Section first title={t.passi}>
        {passi.length === 0 ? t.nessunPasso : <Timeline entries={passi.reverse()} />}
      </Section>
      <Section title={t.modifiche}>
        <Timeline
          entries={voci}
          error={stato === 'errore' ? { text: errore ?? tab.storico, onRetry: riprova } : null}
          loading={stato === 'carica'}
        />
      </Section>
    </>
  )
}
