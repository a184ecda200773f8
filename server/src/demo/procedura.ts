import { addDays, type DatiBando } from '@bandiera/domain'

type Dati = Pick<DatiBando, 'procedura' | 'dataApertura' | 'dataChiusura' | 'stanziamento'>

/**
 * What goes with the procedure of the n-th grant: the days on which the application of a click day can be written before it
 * opens, the ranking and now and then an extension of it, what is left of the money where one is served as one comes.
 */
export function proceduraOf(
  { procedura, dataApertura, dataChiusura, stanziamento = 0 }: Dati,
  n: number,
  oggi: string,
) {
  if (procedura === 'click_day' && dataApertura && dataApertura > oggi) return clickDay(dataApertura)
  if (procedura === 'graduatoria' && dataChiusura) return graduatoria(addDays(dataChiusura, 20), n, oggi)
  const open = dataApertura !== undefined && dataApertura < oggi
  if (procedura === 'sportello' && open && n % 2 === 0) {
    return { stanziamentoResiduo: Math.round(stanziamento * 0.04), residuoAl: addDays(oggi, -3) }
  }
  return {}
}

const clickDay = (dataApertura: string): Partial<DatiBando> => ({
  precompilazioneDal: addDays(dataApertura, -30),
  oraPrecompilazioneDal: '10:00',
  precompilazioneAl: addDays(dataApertura, -2),
  oraPrecompilazioneAl: '17:00',
})

function graduatoria(dataGraduatoria: string, n: number, oggi: string): Partial<DatiBando> {
  const data = addDays(dataGraduatoria, 30)
  if (data > oggi || n % 2 === 1) return { dataGraduatoria }
  return { dataGraduatoria, scorrimenti: [{ data, importo: 500_000, nota: 'risorse liberate da rinunce' }] }
}
