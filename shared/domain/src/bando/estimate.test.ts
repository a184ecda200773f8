import { type AgevolazioneLimit, type AidRoom, estimateAgevolazione, estimateTexts } from './estimate.ts'
import type { BandoData } from './bando.ts'

type Amounts = Partial<BandoData>
const spazio = (residuo: number, over: Partial<AidRoom> = {}): AidRoom => ({
  residuo,
  riducibile: true,
  incerto: false,
  ...over,
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the estimate is the least of share, ceiling and money left (domain rule 2.6)', () => {
  it.each<[string, Amounts, number, [number, AgevolazioneLimit]]>([
    ['the share alone', { intensita: 50 }, 80_000, [40_000, 'intensita']],
    ['the spend ends at the largest', { intensita: 50, spesaMax: 60_000 }, 80_000, [30_000, 'spesaMax']],
    ['the ceiling', { intensita: 50, agevolazioneMax: 40_000 }, 120_000, [40_000, 'agevolazioneMax']],
    [
      'a ceiling that is just met decides nothing',
      { intensita: 50, agevolazioneMax: 40_000 },
      80_000,
      [40_000, 'intensita'],
    ],
    [
      'the money that is left, not the whole of it',
      { intensita: 50, stanziamento: 1_000_000, stanziamentoResiduo: 10_000, residuoAl: '2026-11-20' },
      80_000,
      [10_000, 'stanziamentoResiduo'],
    ],
    [
      'the whole money where nothing else is known',
      { intensita: 50, stanziamento: 9_000 },
      80_000,
      [9_000, 'stanziamento'],
    ],
    ['nothing when no money is left', { intensita: 50, stanziamentoResiduo: 0 }, 80_000, [0, 'stanziamentoResiduo']],
    ['a spend at the smallest is enough', { intensita: 50, spesaMin: 80_000 }, 80_000, [40_000, 'intensita']],
    ['cents', { intensita: 33.33 }, 100.5, [33.5, 'intensita']],
  ])('%s', (_name, dati, spesa, [importo, limite]) => {
    expect(estimateAgevolazione(dati, spesa)).toMatchObject({ importo, limite, manca: null })
  })

  it('is cut to the room under de minimis, unless the grant gives all or nothing', () => {
    expect(estimateAgevolazione({ intensita: 50 }, 80_000, spazio(30_000))).toMatchObject({
      importo: 30_000,
      limite: 'deMinimis',
    })
    expect(estimateAgevolazione({ intensita: 50 }, 80_000, spazio(30_000, { riducibile: false }))).toMatchObject({
      importo: null,
      manca: 'deMinimis',
    })
    expect(estimateAgevolazione({ intensita: 50 }, 80_000, spazio(40_000, { riducibile: false })).importo).toBe(40_000)
  })

  it.each<[string, Amounts, number | undefined, string]>([
    ['no spend', { intensita: 50 }, undefined, 'spesa'],
    ['a spend under the smallest', { intensita: 50, spesaMin: 10_000 }, 9_999.99, 'spesaMin'],
    ['no share: unknown is not all of it', { agevolazioneMax: 50_000 }, 80_000, 'intensita'],
    ['an aid under the smallest', { intensita: 10, agevolazioneMin: 5_000 }, 20_000, 'agevolazioneMin'],
  ])('%s gives no amount, and why', (_name, dati, spesa, manca) => {
    const stima = estimateAgevolazione(dati, spesa)
    expect(stima).toMatchObject({ importo: null, limite: null, manca })
    expect(estimateTexts(stima)).toMatchObject({ importo: null, perche: expect.stringMatching(/\.$/) })
  })

  it('never grows when a limit is added, and never passes one', () => {
    const limits: Amounts[] = [{ spesaMax: 70_000 }, { agevolazioneMax: 33_000 }, { stanziamentoResiduo: 12_000 }]
    let dati: Amounts = { intensita: 60 }
    let before = estimateAgevolazione(dati, 90_000).importo!
    for (const limit of limits) {
      dati = { ...dati, ...limit }
      const { importo, ingredienti } = estimateAgevolazione(dati, 90_000)
      expect(importo!).toBeLessThanOrEqual(before)
      for (const tetto of ingredienti.tetti) expect(importo!).toBeLessThanOrEqual(tetto.importo)
      before = importo!
    }
  })
})

describe('an estimate in words', () => {
  const words = (dati: Amounts, spesa: number, room: AidRoom | null = null) => {
    const { importo, perche, riserve } = estimateTexts(estimateAgevolazione(dati, spesa, room))
    return [plain(importo ?? ''), plain(perche), ...riserve]
  }
  it.each<[Amounts, number, AidRoom | null, string[]]>([
    [{ intensita: 50 }, 80_000, null, ['fino a 40.000 €', '50 % di 80.000 €']],
    [
      { intensita: 50, agevolazioneMax: 40_000 },
      120_000,
      null,
      ['fino a 40.000 €', '50 % di 120.000 € = 60.000 €, limitata dal massimale del bando'],
    ],
    [
      { intensita: 12.5, spesaMax: 60_000 },
      80_000,
      null,
      ['fino a 7.500 €', '12,50 % di 60.000 €, la spesa massima ammessa'],
    ],
    [
      { intensita: 50, stanziamentoResiduo: 10_000, residuoAl: '2026-11-20' },
      80_000,
      null,
      ['fino a 10.000 €', '50 % di 80.000 € = 40.000 €, limitata dalle risorse residue al 20/11/2026'],
    ],
    [
      { intensita: 50, stanziamento: 1_000_000 },
      80_000,
      spazio(30_000, { incerto: true }),
      [
        'fino a 30.000 €',
        '50 % di 80.000 € = 40.000 €, limitata dallo spazio de minimis che resta all’azienda',
        'Quanto resta dello stanziamento non è noto.',
        'Non tutti gli aiuti de minimis già ricevuti sono noti.',
      ],
    ],
    [
      { intensita: 50, spesaMin: 5_000 },
      4_000,
      null,
      ['', 'La spesa di 4.000 € è sotto la minima ammessa di 5.000 €.'],
    ],
  ])('of %j for %d', (dati, spesa, room, expected) => expect(words(dati, spesa, room)).toEqual(expected))
})
