import { describeAteco, divisioneTitle, formatDate, formeGiuridiche, qualifiche, type Azienda } from '@bandiera/domain'
import { Facts, testiComuni } from '@bandiera/ui'
import { PhoneLink } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { capital } from '../fields/situazione-fields.tsx'
import { QUALIFICHE, REGOLARITA, regolaritaValue } from '../rules/situazione.rules.ts'
import { sedeName } from '../rules/sedi.rules.ts'
import { testi } from '../testi.ts'
import type { Sezione } from './editing.ts'
import { AiutiView } from './aiuti-view.tsx'
import { BilanciTable } from './bilanci-table.tsx'
import { Righe } from './righe.tsx'

/** Each section as it is read. */
export const views: Record<Sezione, (azienda: Azienda) => ReactNode> = {
  anagrafica: (azienda) => (
    <Facts
      items={[
        { label: testi.formaGiuridica, value: azienda.formaGiuridica && formeGiuridiche[azienda.formaGiuridica] },
        { label: testi.colonne.partitaIva, value: azienda.partitaIva },
        { label: testi.codiceFiscale, value: azienda.codiceFiscale },
        { label: testi.dataCostituzione, value: formatDate(azienda.dataCostituzione) || null },
        { label: testi.telefono, value: azienda.telefono && <PhoneLink value={azienda.telefono} /> },
      ]}
    />
  ),
  sedi: ({ sedi = [] }) => (
    <Righe
      rows={sedi.map((sede) => ({
        name: sede.tipo === 'legale' ? testi.sedeLegale : testi.sedeOperativa,
        text: [sedeName(sede), sede.indirizzo, sede.tipo === 'legale' && sede.operativa && testi.ancheOperativa]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  ),
  ateco: ({ ateco = [] }) => (
    <Righe
      rows={ateco.map((code) => ({
        name: describeAteco(code),
        text: [code.versione && divisioneTitle(code.codice, code.versione), code.prevalente && testi.prevalente]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  ),
  bilanci: ({ bilanci = [] }) => <BilanciTable bilanci={bilanci} />,
  situazione: (azienda) => (
    <Facts
      items={[
        ...QUALIFICHE.map((key) => ({ label: capital(qualifiche[key]), value: answer(azienda.qualifiche?.[key]) })),
        ...REGOLARITA.map((key) => ({ label: testi.regolarita[key], value: answer(regolaritaValue(azienda, key)) })),
      ]}
    />
  ),
  aiuti: (azienda) => <AiutiView azienda={azienda} />,
}

const answer = (value: boolean | null | undefined): string | null =>
  value == null ? null : value ? testiComuni.si : testiComuni.no
