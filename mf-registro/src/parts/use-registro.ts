import { parseRegistro, type Registro } from '../dati/registro.ts'
import { useAsked, type Asked } from './use-asked.ts'
import { useNovita } from './use-novita.ts'

/** The registry as it is now; it follows what anybody decides. */
export const useRegistro = (): Asked<Registro> => useAsked('/api/registro', parseRegistro, useNovita())
