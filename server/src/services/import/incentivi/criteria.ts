import { OBIETTIVI, TIPI_SOGGETTO, type ClasseDimensione, type Criterio } from '@bandiera/domain'
import type { Reference } from '../../reference/reference.ts'
import { readAteco } from './ateco-criterion.ts'
import type { Flags } from './flags.ts'
import type { Incentivo } from './record.ts'
import { readTerritory } from './territory-criteria.ts'
import { fromVocabulary } from './vocabulary.ts'

const CLASSI: Record<string, ClasseDimensione | null> = {
  Microimpresa: 'micro',
  'Piccola Impresa': 'piccola',
  'Media Impresa': 'media',
  'Grande Impresa': 'grande',
  'Non classificabile/classificato': null,
}
const INNOVATIVE = 'Impresa - SU/PMI innovativa'

/** The criteria that a record states: territory, activity, size, subject, and the objective as a preference. */
export function readCriteria(
  record: Incentivo,
  apertura: string | undefined,
  flags: Flags,
  reference: Reference,
): Criterio[] {
  const obiettivi = fromVocabulary('obiettivi', record.Obiettivo_Finalita, OBIETTIVI, flags)
  return [
    ...readTerritory(record, flags, reference),
    ...readAteco(record.Codici_ATECO, apertura, flags, reference),
    ...readSizes(record.Dimensioni, flags),
    ...readSubjects(record.Tipologia_Soggetto, flags),
    ...(obiettivi.length > 0
      ? [{ id: 'obiettivo', tipo: 'obiettivo' as const, vincolante: false, ammessi: obiettivi }]
      : []),
  ]
}

function readSizes(given: string[], flags: Flags): Criterio[] {
  const named = fromVocabulary('criteri.dimensione', given, Object.keys(CLASSI), flags)
  const found = new Set(named.map((name) => CLASSI[name]))
  const ammesse = (['micro', 'piccola', 'media', 'grande'] as const).filter((classe) => found.has(classe))
  if (ammesse.length === 0) {
    flags.add('criteri.dimensione', 'La fonte non indica le dimensioni ammesse')
    return []
  }
  if (!found.has('micro')) {
    flags.add('criteri.dimensione', 'Le microimprese non sono nell’elenco: controlla che siano davvero escluse')
  }
  return [{ id: 'dimensione', tipo: 'dimensione', ammesse }]
}

function readSubjects(given: string[], flags: Flags): Criterio[] {
  const ammessi = fromVocabulary('criteri.tipoSoggetto', given, TIPI_SOGGETTO, flags)
  if (ammessi.length === 0) {
    flags.add('criteri.tipoSoggetto', 'La fonte non indica i soggetti ammessi')
    return []
  }
  if (ammessi.every((tipo) => tipo === INNOVATIVE)) {
    flags.add('criteri.tipoSoggetto', 'Solo startup e PMI innovative: la fonte usa questa voce anche per altre imprese')
  }
  return [{ id: 'tipoSoggetto', tipo: 'tipoSoggetto', ammessi }]
}
