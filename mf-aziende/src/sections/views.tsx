import {
  describeAteco,
  divisioneTitle,
  formatDate,
  formatEuro,
  formeGiuridiche,
  qualifiche,
  sedeName,
  statiAzienda,
  type Azienda,
} from '@bandiera/domain'
import { Facts, Link, testiComuni, type Fact } from '@bandiera/ui'
import { PhoneLink } from '@bandiera/ui/form'
import type { ReactNode } from 'react'
import { capital } from '../fields/situazione-fields.tsx'
import { CON_SCADENZA, QUALIFICHE, REGOLARITA, regolaritaValue, type Regolarita } from '../rules/situazione.rules.ts'
import { testi } from '../testi.ts'
import { CompagineView } from './compagine-view.tsx'
import { DimensioneView } from './dimensione-view.tsx'
import type { Sezione } from './editing.ts'
import { EsigenzeView } from './esigenze-view.tsx'
import { GruppoView } from './gruppo-view.tsx'
import { Righe } from './righe.tsx'

/** Each section as it is read. */
export const views: Record<Exclude<Sezione, 'bilanci' | 'aiuti'>, (azienda: Azienda) => ReactNode> = {
  anagrafica: (azienda) => <Facts items={anagrafica(azienda)} />,
  contatti: ({ telefono, email, pec, sdi, sito }) => (
    <Facts
      items={[
        { label: testi.telefono, value: telefono && <PhoneLink value={telefono} /> },
        { label: testi.email, value: email && <Link href={`mailto:${email}`}>{email}</Link> },
        { label: testi.pec, value: pec && <Link href={`mailto:${pec}`}>{pec}</Link> },
        { label: testi.sdi, value: sdi },
        { label: testi.sito, value: sito && siteLink(sito) },
      ]}
    />
  ),
  referente: ({ referente = {} }) => (
    <Facts
      items={[
        { label: testi.persone.nome, value: referente.nome },
        { label: testi.persone.ruolo, value: referente.ruolo },
        { label: testi.persone.telefono, value: referente.telefono && <PhoneLink value={referente.telefono} /> },
        {
          label: testi.persone.email,
          value: referente.email && <Link href={`mailto:${referente.email}`}>{referente.email}</Link>,
        },
      ]}
    />
  ),
  compagine: (azienda) => <CompagineView azienda={azienda} />,
  situazione: (azienda) => (
    <Facts
      items={[
        ...QUALIFICHE.map((key) => ({ label: capital(qualifiche[key]), value: answer(azienda.qualifiche?.[key]) })),
        ...REGOLARITA.map((key) => ({ label: testi.regolarita[key], value: regolarita(azienda, key) })),
      ]}
    />
  ),
  sedi: ({ sedi = [] }) => (
    <Righe
      rows={sedi.map((sede) => ({
        name: sede.tipo === 'legale' ? testi.sedeLegale : testi.sedeOperativa,
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
  dimensione: (azienda) => <DimensioneView azienda={azienda} />,
  gruppo: (azienda) => <GruppoView azienda={azienda} />,
  esigenze: (azienda) => <EsigenzeView azienda={azienda} />,
}

const anagrafica = (azienda: Azienda): Fact[] => [
  { label: testi.formaGiuridica, value: azienda.formaGiuridica && formeGiuridiche[azienda.formaGiuridica] },
  { label: testi.stato, value: azienda.stato && statiAzienda[azienda.stato] },
  { label: testi.colonne.partitaIva, value: azienda.partitaIva },
  { label: testi.codiceFiscale, value: azienda.codiceFiscale },
  { label: testi.rea, value: azienda.rea },
  { label: testi.dataCostituzione, value: formatDate(azienda.dataCostituzione) || null },
  { label: testi.dataInizioAttivita, value: formatDate(azienda.dataInizioAttivita) || null },
  {
    label: testi.capitaleSociale,
    value: azienda.capitaleSociale === undefined ? null : formatEuro(azienda.capitaleSociale),
  },
  { label: testi.tag, value: azienda.tag?.join(', ') },
]

const answer = (value: boolean | null | undefined): string | null =>
  value == null ? null : value ? testiComuni.si : testiComuni.no

function regolarita(azienda: Azienda, key: Regolarita): string | null {
  const text = answer(regolaritaValue(azienda, key))
  const dated = CON_SCADENZA.find((one) => one === key)
  const scadenza = dated && azienda.regolarita?.[dated]?.scadenza
  return text && scadenza ? `${text}, ${testi.finoAl(scadenza)}` : text
}

/** A stored address may come from anywhere: only one of the web is a link. */
const siteLink = (sito: string): ReactNode =>
  /^https?:\/\//i.test(sito) ? (
    <Link href={sito} rel="noreferrer" target="_blank">
      {sito.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </Link>
  ) : (
    sito
  )
