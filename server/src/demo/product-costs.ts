import type { Prodotto } from '@bandiera/domain'

/** What each kind of product usually costs besides interest, and asks for. */
export const COSTI: Record<string, Partial<Prodotto>> = {
  mutuo: {
    speseIstruttoria: { fisso: 250, percento: 0.6 },
    incassoRata: 2.5,
    preammortamentoMax: 12,
    garanzie: ['Ipoteca', 'Fideiussione'],
    fondoGaranzia: true,
    tempiGiorni: 35,
  },
  chirografario: {
    speseIstruttoria: { percento: 0.8 },
    incassoRata: 2,
    preammortamentoMax: 6,
    garanzie: ['Fideiussione'],
    fondoGaranzia: true,
    tempiGiorni: 15,
  },
  microcredito: { speseIstruttoria: { fisso: 150 }, incassoRata: 1, fondoGaranzia: true, tempiGiorni: 30 },
  leasing: { speseIstruttoria: { fisso: 400 }, incassoRata: 4, altreSpese: 120, tempiGiorni: 20 },
  anticipo: { speseIstruttoria: { percento: 0.3 }, tempiGiorni: 5 },
  fido: { speseIstruttoria: { fisso: 200 }, garanzie: ['Fideiussione'], tempiGiorni: 10 },
  factoring: { speseIstruttoria: { percento: 0.5 }, tempiGiorni: 12 },
  garanzia: { speseIstruttoria: { fisso: 300 }, tempiGiorni: 20 },
}
