import {
  type Azienda,
  bilancioFields,
  euroOrDash,
  type MembroGruppo,
  paeseIdentificativo,
  ragioniDimensione,
  relazioniGruppo,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { AppLink } from '@bandiera/ui'
import { hrefAzienda } from '../paths.ts'
import { testi } from '../testi.ts'
import { FiguresTable, Muted } from './figures-table.tsx'
import { percent } from './views-format.ts'

const { classe: words } = testi

/** The companies of the same group, with how much of each counts. */
export function GruppoView({ azienda }: { azienda: Azienda }) {
  const { gruppo } = ragioniDimensione(azienda)
  if (gruppo.length === 0) return <Muted>{azienda.gruppo ? words.autonoma : words.sola}</Muted>
  return (
    <FiguresTable
      heads={[
        words.denominazione,
        words.relazione,
        words.quota,
        bilancioFields.ula.label,
        bilancioFields.ricavi.label,
        bilancioFields.totaleAttivo.label,
      ]}
      label={testi.sezioni.gruppo}
      rows={gruppo.map(({ membro, parte }, index) => ({
        id: String(index),
        cells: [
          <Member key="m" membro={membro} />,
          `${relazioneLabel(membro.relazione)}, ${words.conta(parte)}`,
          membro.quota === undefined ? '—' : percent(membro.quota),
          membro.ula ?? '—',
          euroOrDash(membro.ricavi, 0),
          euroOrDash(membro.totaleAttivo, 0),
        ],
      }))}
      words={[1]}
    />
  )
}

/** A company that the user sees is a link; of another only the name that was written, with its country when it is foreign. */
function Member({ membro: { aziendaId = '', denominazione, cf } }: { membro: MembroGruppo }) {
  const known = useRecord('aziende', aziendaId)
  if (known) return <AppLink to={hrefAzienda(known._id)}>{known.ragioneSociale}</AppLink>
  const paese = cf && paeseIdentificativo(cf)?.nome
  return [denominazione ?? cf ?? '—', paese && `(${paese})`].filter(Boolean).join(' ')
}

const relazioneLabel = (relazione: string): string =>
  (relazioniGruppo as Record<string, string>)[relazione] ?? relazione
