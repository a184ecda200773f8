import type { Azienda } from '@bandiera/domain'
import { judgeOne, type Rule } from '../../test/judge-one.ts'

describe('territorio', () => {
  const marche: Partial<Azienda> = { sedi: [{ tipo: 'legale', comune: '042002' }] }

  it('distinguishes the ZES from the Mezzogiorno, by the day', () => {
    expect(judgeOne({ tipo: 'territorio', zes: true }, marche).valore).toBe('si')
    expect(judgeOne({ tipo: 'territorio', zes: true }, marche, { oggi: '2025-11-19' }).valore).toBe('no')
    expect(judgeOne({ tipo: 'territorio', macroArea: 'Mezzogiorno' }, marche).valore).toBe('no')
  })

  it.each(['113017', '090047', '104017'])('puts Olbia (%s) in Sardegna, the ZES and the Mezzogiorno', (comune) => {
    const comuniVariati = {
      '090047': { dal: '2026-01-01', in: '113017', stesso: true },
      '104017': { dal: '2016-04-28', in: '113017', stesso: true },
    }
    const valueOf = (rule: Partial<Rule>, sede = { tipo: 'legale' as const, comune }) =>
      judgeOne({ tipo: 'territorio', ...rule } as Rule, { sedi: [sede] }, { comuniVariati }).valore
    const places: Partial<Rule>[] = [
      { regioni: ['20'] },
      { zes: true },
      { macroArea: 'Mezzogiorno' },
      { province: ['113'] },
      { province: ['090'] },
      { comuni: ['113017'] },
      { comuni: ['090047'] },
    ]
    expect(places.map((rule) => valueOf(rule))).toEqual(places.map(() => 'si'))
    expect(valueOf({ province: ['112'] })).toBe('no')
  })

  it('asks where the provincia of a seat was divided and the grant names one part', () => {
    const sedi: Azienda['sedi'] = [{ tipo: 'legale', provincia: '090' }]
    const valueOf = (province: string[]) => judgeOne({ tipo: 'territorio', province }, { sedi }).valore
    expect([valueOf(['113']), valueOf(['112', '113']), valueOf(['114'])]).toEqual(['da_verificare', 'si', 'no'])
    expect(judgeOne({ tipo: 'territorio', regioni: ['20'] }, { sedi }).valore).toBe('si')
  })

  it('asks whether a registered office is also a place of work', () => {
    const rule: Rule = { tipo: 'territorio', regioni: ['11'], riferimento: 'sedeOperativa' }
    expect(judgeOne(rule, marche)).toMatchObject({
      valore: 'da_verificare',
      regola: 'Sede operativa nelle Marche',
      manca: { campo: 'sedi.0.operativa' },
    })
    expect(judgeOne(rule, { sedi: [{ tipo: 'legale', operativa: false, regione: '11' }] }).valore).toBe('no')
  })

  it('does not take a registered office that is not on record for an absent one', () => {
    const branch: Partial<Azienda> = { sedi: [{ tipo: 'operativa', regione: '03' }] }
    const judged = (riferimento: 'sedeLegale' | 'sedeOperativa' | undefined, regione: string) =>
      judgeOne({ tipo: 'territorio', regioni: [regione], riferimento }, branch)
    expect(judged('sedeLegale', '03').valore).toBe('da_verificare')
    // it may be in the regione that is asked for, and people may work there
    for (const riferimento of [undefined, 'sedeOperativa'] as const) {
      expect(judged(riferimento, '03').valore).toBe('si')
      expect(judged(riferimento, '16')).toMatchObject({
        valore: 'da_verificare',
        manca: { campo: 'sedi', etichetta: 'Sede legale' },
      })
    }
  })

  it('forgets a seat that has closed or is not open yet', () => {
    const closed: Partial<Azienda> = { sedi: [{ tipo: 'operativa', regione: '03', al: '2026-11-20' }] }
    expect(judgeOne({ tipo: 'territorio', regioni: ['03'] }, closed).valore).toBe('da_verificare')
  })

  it('needs the comune only when the provincia fits', () => {
    const rule: Rule = { tipo: 'territorio', comuni: ['053011'] }
    expect(judgeOne(rule, { sedi: [{ tipo: 'legale', provincia: '053' }] })).toMatchObject({
      valore: 'da_verificare',
      manca: { campo: 'sedi.0.comune', etichetta: 'Comune della sede' },
    })
    expect(judgeOne(rule, { sedi: [{ tipo: 'legale', provincia: '015' }] }).valore).toBe('no')
  })

  it('says no of a seat in another regione although its comune, or its provincia, is not known', () => {
    const [lombardia, toscana] = ['03', '09'].map((regione): Partial<Azienda> => ({
      sedi: [{ tipo: 'legale', regione }],
    }))
    const [comuni, province]: Rule[] = [
      { tipo: 'territorio', comuni: ['053011', '053009'] },
      { tipo: 'territorio', province: ['053'] },
    ]
    expect([judgeOne(comuni!, lombardia).valore, judgeOne(province!, lombardia).valore]).toEqual(['no', 'no'])
    expect(judgeOne(comuni!, toscana)).toMatchObject({ valore: 'da_verificare', manca: { campo: 'sedi.0.comune' } })
    expect(judgeOne(province!, toscana)).toMatchObject({
      valore: 'da_verificare',
      manca: { campo: 'sedi.0.provincia' },
    })
  })

  it('judges a seat in a comune that is no more by its successor, and a grant that names one too', () => {
    const comuniVariati = {
      '049015': { dal: '2018-01-01', in: '049021' },
      '049016': { dal: '2018-01-01', in: '049021' },
    }
    const judged = (sede: string, bando: string) =>
      judgeOne({ tipo: 'territorio', comuni: [bando] }, { sedi: [{ tipo: 'legale', comune: sede }] }, { comuniVariati })
    expect([judged('049015', '049021').valore, judged('049015', '049016').valore]).toEqual(['si', 'no'])
    expect(judged('049021', '049015')).toMatchObject({
      valore: 'da_verificare',
      manca: { lato: 'azienda', etichetta: 'Se la sede ricade in: 049015' },
    })
  })

  it('says what became of the comune of a seat, by name where the grant gives one', () => {
    const comuniVariati = {
      '037004': { dal: '2014-01-01', in: '037061' },
      '015149': { dal: '2009-06-30', in: '108033', stesso: true },
      '049015': { dal: '2018-01-01', in: ['049021', '053011'] },
    }
    const rule: Rule = { tipo: 'territorio', comuni: ['037061'], nomi: { '037061': 'Valsamoggia' } }
    const seatText = (comune: string, comuneNome?: string, oggi = '2026-11-21') =>
      judgeOne(rule, { sedi: [{ tipo: 'operativa', comune, comuneNome }] }, { comuniVariati, oggi }).valoreAzienda
    expect(seatText('037004', 'Bazzano')).toBe(
      'Bazzano (Emilia-Romagna, dal 01/01/2014 parte di Valsamoggia), sede operativa',
    )
    expect(seatText('037004', 'Bazzano', '2013-12-31')).toBe('Bazzano (Emilia-Romagna), sede operativa')
    expect(seatText('015149', 'Monza')).toMatch(/^Monza \(Lombardia, dal 30\/06\/2009 in provincia di Monza e /)
    expect(seatText('049015')).toBe('049015 (Toscana, dal 01/01/2018 diviso tra 049021, Grosseto), sede operativa')
  })

  it('leaves a seat in a comune that was divided to a person where its successors do not agree', () => {
    const comuniVariati = { '049015': { dal: '2018-01-01', in: ['049021', '050002'] } }
    const sedi: Azienda['sedi'] = [{ tipo: 'legale', comune: '049015', provincia: '049', regione: '09' }]
    const judged = (rule: object) => judgeOne({ tipo: 'territorio', ...rule }, { sedi }, { comuniVariati }).valore
    expect([judged({ comuni: ['049021'] }), judged({ province: ['049'] })]).toEqual(['da_verificare', 'da_verificare'])
    expect([judged({ comuni: ['049021', '050002'] }), judged({ regioni: ['09'] })]).toEqual(['si', 'si'])
    expect([judged({ comuni: ['049014'] }), judged({ regioni: ['11'] })]).toEqual(['no', 'no'])
  })

  it('takes a seat to the provincia and the regione that its comune went to', () => {
    // Montecopiolo went from Marche to Emilia-Romagna (L. 84/2021)
    const comuniVariati = { '041033': { dal: '2021-06-17', in: '099030', stesso: true } }
    const sedi: Azienda['sedi'] = [{ tipo: 'legale', comune: '041033', provincia: '041', regione: '11' }]
    const judged = (rule: object, oggi = '2026-11-21') =>
      judgeOne({ tipo: 'territorio', ...rule }, { sedi }, { comuniVariati, oggi }).valore
    expect([judged({ regioni: ['08'] }), judged({ province: ['099'] }), judged({ comuni: ['099030'] })]).toEqual(
      Array(3).fill('si'),
    )
    expect([judged({ regioni: ['11'] }), judged({ zes: true }), judged({ comuni: ['041033'] })]).toEqual([
      'no',
      'no',
      'si',
    ])
    expect(judged({ regioni: ['11'] }, '2021-06-16')).toBe('si')
  })

  it('leaves an area of the country without data to a person', () => {
    const rule: Rule = { tipo: 'territorio', ambito: ['Aree interne'] }
    expect(judgeOne(rule, marche)).toMatchObject({
      valore: 'da_verificare',
      manca: { lato: 'azienda', etichetta: 'Se la sede ricade in: Aree interne' },
    })
  })

  it('names a comune as grant and company recorded it', () => {
    const sedi = [{ tipo: 'legale' as const, comune: '053009', comuneNome: 'Follonica' }]
    const rule: Rule = { tipo: 'territorio', comuni: ['053009'], nomi: { '053009': 'Follonica' } }
    expect(judgeOne(rule, { sedi })).toMatchObject({
      regola: 'Almeno una sede nel comune di Follonica',
      valoreAzienda: 'Follonica (Toscana), sede legale',
    })
  })
})
