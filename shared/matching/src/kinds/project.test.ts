import type { Azienda } from '@bandiera/domain'
import { judgeOne, type Rule } from '../../test/judge-one.ts'

describe('needs, aids and free rules', () => {
  it('looks at open needs only', () => {
    const esigenze = [{ esigenzaId: 'e', importo: 50_000, stato: 'coperta' as const }]
    expect(judgeOne({ tipo: 'investimento', min: 10_000 }, { esigenze }).valore).toBe('da_verificare')
  })

  it('does not know the room left while the aids were never recorded, unless the amount exceeds the ceiling', () => {
    expect(judgeOne({ tipo: 'deMinimis', importo: 100_000 })).toMatchObject({
      valore: 'da_verificare',
      manca: { campo: 'aiuti' },
    })
    expect(judgeOne({ tipo: 'deMinimis', importo: 400_000 }).valore).toBe('no')
    const linked: Partial<Azienda> = { aiuti: [], gruppo: [{ relazione: 'collegata' }] }
    expect(judgeOne({ tipo: 'deMinimis', importo: 100_000 }, linked).manca).toMatchObject({ campo: 'gruppo' })
  })

  it('does not know whether a link through persons counts before it knows the legal form', () => {
    const aiuti = [{ regime: 'deMinimis', dataConcessione: '2026-01-10', esl: 250_000 }]
    const linked: Partial<Azienda> = {
      aiuti: [],
      gruppo: [{ denominazione: 'Beta Srl', relazione: 'collegata_persone', aiuti }],
    }
    const rule: Rule = { tipo: 'deMinimis', importo: 100_000 }
    expect(judgeOne(rule, linked)).toMatchObject({ valore: 'da_verificare', manca: { campo: 'formaGiuridica' } })
    expect(judgeOne(rule, { ...linked, formaGiuridica: 'srl' }).valore).toBe('si')
    expect(judgeOne(rule, { ...linked, formaGiuridica: 'ditta_individuale' }).valore).toBe('no')
  })

  it('counts the aids of other regimes against the ceiling they share', () => {
    const aiuto = (regime: string, esl: number) => ({ regime, dataConcessione: '2025-03-01', esl })
    const own: Partial<Azienda> = { aiuti: [aiuto('deMinimis', 260_000), aiuto('deMinimisAgricolo', 30_000)] }
    expect(judgeOne({ tipo: 'deMinimis', importo: 10_000 }, own).valore).toBe('si')
    const { valore, dettaglio } = judgeOne({ tipo: 'deMinimis', importo: 20_000 }, own)
    expect([valore, dettaglio.replaceAll('\u00A0', ' ')]).toEqual([
      'no',
      'usati 260.000 €, 290.000 € su 300.000 €, de minimis e agricolo insieme, residuo 10.000 €, richiesti 20.000 €; riducibile a 10.000 €',
    ])
    expect(judgeOne({ tipo: 'deMinimis', regime: 'deMinimisAgricolo', importo: 15_000 }, own).valore).toBe('no')
  })

  it('asks where only a rule on several regimes that was not read would refuse', () => {
    const aiuto = (regime: string, esl: number) => ({ regime, dataConcessione: '2025-03-01', esl })
    const own: Partial<Azienda> = { aiuti: [aiuto('deMinimis', 200_000), aiuto('deMinimisSieg', 500_000)] }
    expect(judgeOne({ tipo: 'deMinimis', importo: 50_000 }, own).valore).toBe('si')
    expect(judgeOne({ tipo: 'deMinimis', importo: 60_000 }, own)).toMatchObject({
      valore: 'da_verificare',
      dettaglio: expect.stringMatching(/cumulo da verificare, il residuo può scendere a 50\.000/),
      manca: { lato: 'bando', etichetta: 'Cumulo tra i regimi de minimis' },
    })
    expect(judgeOne({ tipo: 'deMinimis', importo: 110_000 }, own).valore).toBe('no')
  })

  it('has no ceiling for a regime it does not know', () => {
    expect(judgeOne({ tipo: 'deMinimis', regime: 'altro' }, { aiuti: [] }).manca?.lato).toBe('bando')
  })

  it('waits for a person on a rule in words', () => {
    const rule: Rule = { tipo: 'libero', testo: 'Progetto coerente' }
    expect(judgeOne(rule)).toMatchObject({ valore: 'da_verificare', peso: 0 })
    expect(judgeOne(rule, {}, { risposte: { c: 'no' } }).valore).toBe('no')
    expect(judgeOne({ ...rule, esitoManuale: 'si' }).valore).toBe('si')
  })

  it('takes weights from the criterion, then from the tenant, then the usual ones', () => {
    const rule: Rule = { tipo: 'bilanci', minimo: 1 }
    expect([
      judgeOne(rule).peso,
      judgeOne(rule, {}, { pesi: { bilanci: 7 } }).peso,
      judgeOne({ ...rule, peso: 9 }).peso,
    ]).toEqual([5, 7, 9])
  })
})
