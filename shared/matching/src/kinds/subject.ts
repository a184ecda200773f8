import {
  CLASSI_DIMENSIONE,
  isSocioImpresa,
  QUALIFICHE,
  ranghiPossibili,
  type CriterioDi,
  type Socio,
} from '@bandiera/domain'
import { classiValue, dimensione } from '../rules/dimensione.ts'
import { campoEta, eta, giornoEta, giornoValue } from '../rules/eta.ts'
import { countsPeople, qualifica, qualificheValue, type Qualificata } from '../rules/qualifica.ts'
import { formaGiuridica, formaValue, soggettiValue, tipoSoggetto } from '../rules/soggetto.ts'
import { isNew, NATA, QUALIFICHE_SOGGETTO, type Soggetto } from '../rules/tipi-soggetto.ts'
import { known } from '../kleene.ts'
import type { Reading } from '../engine/reading.ts'

/** The ranks of the classes that a company may be of, one bit each. */
const dimensioneReading: Reading<CriterioDi<'dimensione'>, number> = {
  column: () => 'dimensione',
  fields: ['bilanci', 'gruppo', 'compagine', 'dimensione'],
  values: (azienda) => [ranghiPossibili(azienda).reduce((bits, rank) => bits | (1 << rank), 0)],
  key: String,
  decide: ({ ammesse }, bits) => {
    const possibili = CLASSI_DIMENSIONE.filter((_, rank) => (bits & (1 << rank)) !== 0)
    return classiValue(ammesse, possibili)
  },
}

const tipoSoggettoReading: Reading<CriterioDi<'tipoSoggetto'>, Soggetto> = {
  column: () => 'tipoSoggetto',
  fields: ['formaGiuridica', 'stato', 'qualifiche', ...NATA],
  values: (azienda) => [azienda],
  key(soggetto) {
    const answers = QUALIFICHE_SOGGETTO.map((chiave) => known(soggetto.qualifiche?.[chiave]))
    return `${soggetto.formaGiuridica} ${isNew(soggetto)} ${answers.join(' ')}`
  },
  decide: ({ ammessi }, soggetto) => soggettiValue(ammessi, soggetto),
}

const formaGiuridicaReading: Reading<CriterioDi<'formaGiuridica'>, string | undefined> = {
  column: () => 'formaGiuridica',
  fields: ['formaGiuridica'],
  values: (azienda) => [azienda.formaGiuridica],
  key: (forma) => (forma === undefined ? '' : `è ${forma}`),
  decide: formaValue,
}

const qualificaReading: Reading<CriterioDi<'qualifica'>, Qualificata> = {
  column: (criterio) => (countsPeople(criterio) ? 'qualifica e compagine' : 'qualifica'),
  fields: ['qualifiche', 'compagine'],
  values: ({ qualifiche, compagine }, criterio) => [
    countsPeople(criterio) ? { qualifiche, compagine } : { qualifiche },
  ],
  key({ qualifiche = {}, compagine }) {
    const key = answersKey(qualifiche)
    return compagine ? `${key} | ${compagine.map(socioKey).join(' ')}` : key
  },
  decide: (criterio, own, { oggi }) => qualificheValue(criterio, own, oggi),
  // how old the members are
  depends: (criterio) => (countsPeople(criterio) && criterio.unaDi.includes('giovanile') ? ['oggi'] : []),
}

/** Two digits for each of the catalogue; what else somebody noted is spelled out. */
function answersKey(own: NonNullable<Qualificata['qualifiche']>): string | number {
  let key = 0
  let others = ''
  for (const chiave in own) {
    const valore = known(own[chiave])
    if (valore === 'da_verificare') continue
    const digit = DIGITS.get(chiave)
    if (digit === undefined) others += `${chiave}:${valore} `
    else key += valore === 'si' ? digit * 2 : digit
  }
  return others === '' ? key || '' : `${key} ${others.split(' ').sort().join(' ')}`
}

const DIGITS = new Map(QUALIFICHE.map((chiave, i) => [chiave as string, 4 ** i]))

const socioKey = (socio: Socio): string => {
  const { genere, dataNascita, quota, amministratore } = socio
  return `${isSocioImpresa(socio) ? 'impresa' : ''},${genere},${dataNascita},${quota},${amministratore === true}`
}

/** Days on a line, `20260131` for 31 January 2026. */
const etaReading: Reading<CriterioDi<'eta'>, string | undefined> = {
  column: ({ riferimento }) => `eta ${campoEta(riferimento)}`,
  fields: ['dataCostituzione', 'dataInizioAttivita', 'formaGiuridica', 'stato'],
  values: (azienda, { riferimento }) => [giornoEta(azienda, campoEta(riferimento))],
  key: (day) => day ?? '',
  decide: (criterio, day, { oggi }) => giornoValue(criterio, day, oggi),
  depends: () => ['oggi'],
  order: {
    place: (day) => (day === undefined || day === 'nuova' ? null : Number(day.replaceAll('-', ''))),
    at: (place) =>
      String(place)
        .padStart(8, '0')
        .replace(/(....)(..)(..)/, '$1-$2-$3'),
    // the fewer months, the later the day
    from: (criterio) => (criterio.mesiMax === undefined ? null : { ...criterio, mesiMin: undefined }),
    upTo: (criterio) => (criterio.mesiMin === undefined ? null : { ...criterio, mesiMax: undefined }),
  },
}

/** Who a company is. */
export const subjectRules = { tipoSoggetto, formaGiuridica, dimensione, eta, qualifica }
export const subjectReadings = {
  tipoSoggetto: tipoSoggettoReading,
  formaGiuridica: formaGiuridicaReading,
  dimensione: dimensioneReading,
  eta: etaReading,
  qualifica: qualificaReading,
}
