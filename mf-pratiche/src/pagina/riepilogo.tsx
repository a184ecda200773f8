import {
  aziendaIdOfPratica,
  dayInRome,
  formatDate,
  isPraticaAperta,
  praticaFields,
  textIn,
  timestampOfId,
  type Pratica,
} from '@bandiera/domain'
import { useRecord } from '@bandiera/live'
import { AppLink, Button, EditIcon, Facts, Section, type Fact } from '@bandiera/ui'
import { useState } from 'react'
import { useNomi } from '../parts/use-nomi.ts'
import { hrefAzienda, hrefBando } from '../paths.ts'
import { testi } from '../testi.ts'
import { DaRaccogliere } from './da-raccogliere.tsx'
import { DatiDialog } from './dati-dialog.tsx'
import { Incrocio } from './incrocio.tsx'
import type { ParteProps } from './pratica-page.tsx'

const { pagina } = testi

/** What the case file is about, and the verdict it was opened with. */
export function Riepilogo({ pratica, may }: ParteProps) {
  const [editing, setEditing] = useState(false)
  const facts = useFacts(pratica)
  const edit = may && (
    <Button onClick={() => setEditing(true)} startIcon={<EditIcon />}>
      {pagina.modificaFatti}
    </Button>
  )
  return (
    <>
      {/* paper has the whole checklist */}
      <div className="no-print">
        <DaRaccogliere may={may} pratica={pratica} />
      </div>
      <Section actions={edit} first={!isPraticaAperta(pratica.stato)} title={pagina.fatti}>
        <Facts items={facts} />
      </Section>
      {pratica.bandoId && <Incrocio may={may} pratica={pratica} />}
      {editing && <DatiDialog onClose={() => setEditing(false)} pratica={pratica} />}
    </>
  )
}

function useFacts(pratica: Pratica): Fact[] {
  const azienda = useRecord('aziende', aziendaIdOfPratica(pratica._id))
  const bando = useRecord('bandi', pratica.bandoId ?? '')
  const nome = useNomi()
  const { dataInvio, oraInvio, protocollo, agevolazioneConcessa } = pratica
  const opened = timestampOfId(pratica._id.split('-')[0] ?? '')
  const factOf = (key: 'importoProgetto' | 'agevolazioneRichiesta' | 'agevolazioneConcessa') => ({
    label: praticaFields[key].label,
    value: textIn(praticaFields[key], pratica, key) || null,
  })
  return [
    {
      label: testi.azienda,
      value: azienda && <AppLink to={hrefAzienda(azienda._id)}>{azienda.ragioneSociale}</AppLink>,
    },
    ...(pratica.bandoId
      ? [{ label: testi.bando, value: bando && <AppLink to={hrefBando(bando._id)}>{bando.data.titolo}</AppLink> }]
      : []),
    { label: praticaFields.assegnatoA.label, value: nome(pratica.assegnatoA) },
    ...(azienda ? [{ label: pagina.gestore, value: nome(azienda.gestoreId) }] : []),
    ...(pratica.extra ? [{ label: praticaFields.extra.label, value: pratica.extra }] : []),
    { label: pagina.creataIl, value: opened && formatDate(dayInRome(opened)) },
    ...(dataInvio ? [{ label: pagina.inviata, value: pagina.inviataIl(formatDate(dataInvio), oraInvio ?? '') }] : []),
    ...(protocollo ? [{ label: praticaFields.protocollo.label, value: protocollo }] : []),
    factOf('importoProgetto'),
    factOf('agevolazioneRichiesta'),
    ...(agevolazioneConcessa ? [factOf('agevolazioneConcessa')] : []),
  ]
}
