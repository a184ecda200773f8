import { aziendaFields, labelOf, sedeName, tipiSede, type Azienda, type Field } from '@bandiera/domain'
import { Facts, testiComuni } from '@bandiera/ui'
import { RecordFacts } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { ANAGRAFICA } from '../rules/anagrafica.rules.ts'
import { CONTATTI, REFERENTE, referenteFields } from '../rules/contatti.rules.ts'
import { CON_SCADENZA, QUALIFICHE, REGOLARITA, regolaritaValue, type Regolarita } from '../rules/situazione.rules.ts'
import { testi } from '../testi.ts'
import { AtecoView } from './ateco-view.tsx'
import { CompagineView } from './compagine-view.tsx'
import { DimensioneView } from './dimensione-view.tsx'
import type { Sezione } from './editing.ts'
import { EsigenzeView } from './esigenze-view.tsx'
import { GruppoView } from './gruppo-view.tsx'
import { Righe } from './righe.tsx'

/** Each section as it is read. */
export const views: Record<Exclude<Sezione, 'bilanci' | 'aiuti'>, (azienda: Azienda) => ReactNode> = {
  anagrafica: (azienda) => <RecordFacts fields={aziendaFields} keys={SHOWN} record={azienda} />,
  contatti: (azienda) => <RecordFacts fields={aziendaFields} keys={CONTATTI} record={azienda} />,
  referente: ({ referente = {} }) => <RecordFacts fields={referenteFields} keys={REFERENTE} record={referente} />,
  compagine: (azienda) => <CompagineView azienda={azienda} />,
  situazione: (azienda) => (
    <Facts
      items={[
        ...QUALIFICHE.map((key) => ({
          label: aziendaFields.qualifiche.fields[key].label,
          value: answer(azienda.qualifiche?.[key]),
        })),
        ...REGOLARITA.map((key) => ({
          label: aziendaFields.regolarita.fields[key].label,
          value: regolarita(azienda, key),
        })),
      ]}
    />
  ),
  sedi: ({ sedi = [] }) => (
    <Righe
      rows={sedi.map((sede) => ({
        name: labelOf(tipiSede, sede.tipo),
        text: [
          sede.indirizzo,
          [sede.cap, sedeName(sede)].filter(Boolean).join(' '),
          sede.tipo === 'legale' && sede.operativa && testi.ancheOperativa,
        ]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  ),
  ateco: (azienda) => <AtecoView azienda={azienda} />,
  dimensione: (azienda) => <DimensioneView azienda={azienda} />,
  gruppo: (azienda) => <GruppoView azienda={azienda} />,
  esigenze: (azienda) => <EsigenzeView azienda={azienda} />,
}

/** The name of the company is that of its page. */
const SHOWN = ANAGRAFICA.filter((key) => key !== 'ragioneSociale')

const answer = (value: boolean | null | undefined): string | null =>
  value == null ? null : value ? testiComuni.si : testiComuni.no

function regolarita(azienda: Azienda, key: Regolarita): string | null {
  const { negated } = aziendaFields.regolarita.fields[key] as Field
  const value = regolaritaValue(azienda, key)
  const text = answer(negated && value !== null ? !value : value)
  const dated = CON_SCADENZA.find((one) => one === key)
  const scadenza = dated && azienda.regolarita?.[dated]?.scadenza
  return text && scadenza ? `${text}, ${testi.finoAl(scadenza)}` : text
}
