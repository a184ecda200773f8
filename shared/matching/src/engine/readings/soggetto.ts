import { classiPossibili, type ClasseDimensione, type CriterioDi, type Socio } from '@bandiera/domain'
import { classiValue } from '../../rules/dimensione.ts'
import { campoEta, giornoEta, giornoValue } from '../../rules/eta.ts'
import { qualificheValue, soglieDi, type Qualificata } from '../../rules/qualifica.ts'
import { formaValue, soggettiValue } from '../../rules/soggetto.ts'
import { isNew, NATA, QUALIFICHE_SOGGETTO, type Soggetto } from '../../rules/tipi-soggetto.ts'
import { known } from '../../kleene.ts'
import type { Reading } from '../reading.ts'

export const dimensione: Reading<CriterioDi<'dimensione'>, readonly ClasseDimensione[]> = {
  column: () => 'dimensione',
  fields: ['bilanci', 'gruppo', 'dimensione'],
  values: (azienda) => [classiPossibili(azienda)],
  key: (possibili) => possibili.join(' '),
  decide: ({ ammesse }, possibili) => classiValue(ammesse, possibili),
}

export const tipoSoggetto: Reading<CriterioDi<'tipoSoggetto'>, Soggetto> = {
  column: () => 'tipoSoggetto',
  fields: ['formaGiuridica', 'stato', 'qualifiche', ...NATA],
  values: (azienda) => [azienda],
  key(soggetto) {
    const answers = QUALIFICHE_SOGGETTO.map((chiave) => known(soggetto.qualifiche?.[chiave]))
    return `${soggetto.formaGiuridica} ${isNew(soggetto)} ${answers.join(' ')}`
  },
  decide: ({ ammessi }, soggetto) => soggettiValue(ammessi, soggetto),
}

export const formaGiuridica: Reading<CriterioDi<'formaGiuridica'>, string | undefined> = {
  column: () => 'formaGiuridica',
  fields: ['formaGiuridica'],
  values: (azienda) => [azienda.formaGiuridica],
  key: (forma) => (forma === undefined ? '' : `è ${forma}`),
  decide: formaValue,
}

export const qualifica: Reading<CriterioDi<'qualifica'>, Qualificata> = {
  column: (criterio) => (soglieDi(criterio).length > 0 ? 'qualifica e compagine' : 'qualifica'),
  fields: ['qualifiche', 'compagine'],
  values: ({ qualifiche, compagine }, criterio) => [
    soglieDi(criterio).length > 0 ? { qualifiche, compagine } : { qualifiche },
  ],
  key: ({ qualifiche = {}, compagine }) => {
    let key = ''
    for (const chiave of Object.keys(qualifiche).sort()) {
      const valore = known(qualifiche[chiave])
      if (valore !== 'da_verificare') key += `${chiave}:${valore} `
    }
    return compagine ? `${key}| ${compagine.map(socioKey).join(' ')}` : key
  },
  decide: (criterio, own, { oggi }) => qualificheValue(criterio, own, oggi),
  // how old the members are
  depends: (criterio) => (soglieDi(criterio).length > 0 && criterio.unaDi.includes('giovanile') ? ['oggi'] : []),
}

const socioKey = ({ cf, genere, dataNascita, quota, amministratore }: Socio): string =>
  `${cf && /^\d{11}$/.test(cf) ? 'impresa' : ''},${genere},${dataNascita},${quota},${amministratore === true}`

/** Days on a line, `20260131` for 31 January 2026. */
export const eta: Reading<CriterioDi<'eta'>, string | undefined> = {
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
