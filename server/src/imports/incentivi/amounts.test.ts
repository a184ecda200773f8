import { parseAmount } from './amounts.ts'

describe('an amount of the catalogue', () => {
  it.each([
    ['15375383,50', 15_375_383.5],
    ['8061.19', 8061.19],
    ['36664', 36_664],
    ['1.500.000', 1_500_000],
    ['1.500.000,25', 1_500_000.25],
    ['1,500,000', 1_500_000],
    ['€ 20.000', 20_000],
    ['10866.34', 10_866.34],
    ['10 milioni di euro', 10_000_000],
    ['500 mila', 500_000],
    ['1,5 milioni', 1_500_000],
    ['€ 1,5 mln', 1_500_000],
    ['500k', 500_000],
    ['8 mld', 8_000_000_000],
    ['200.000,00 euro per impresa', 200_000],
    ['5000 €/impresa', 5000],
    ['max 200.000 euro', 200_000],
    ['fino a 50.000', 50_000],
    ['fino ad un massimo di € 50.000,00', 50_000],
    ['€ 3.000.000,00 (tre milioni/00)', 3_000_000],
    ['€5.000 (cinquemila)', 5000],
    ['200.000 (de minimis)', 200_000],
    ['20.000 euro (IVA esclusa)', 20_000],
    ['50.000,=', 50_000],
    ['15.000.000 (di cui 5.000.000 per il Sud)', 15_000_000],
    ['€ 1.000.000,00, di cui 500.000 riservati', 1_000_000],
    ['500.000 euro + IVA', 500_000],
    ['Euro 500.000,00 oltre IVA', 500_000],
    ['€ 10.000,00 a fondo perduto', 10_000],
    ['2 milioni e mezzo', 2_500_000],
    ['circa 2 milioni', 2_000_000],
    ['~2.000.000', 2_000_000],
    ['ca. 500.000 €', 500_000],
    ['circa € 1,5 milioni', 1_500_000],
    ["all'incirca 3 mln", 3_000_000],
    ['pari a circa 2.000.000,00 euro', 2_000_000],
    ['2 milioni circa', 2_000_000],
    ['2.000.000 ca.', 2_000_000],
    ['importo complessivo: 2.500.000', 2_500_000],
    ['stanziamento di 10 milioni di euro', 10_000_000],
  ])('reads %s', (text, valore) => {
    expect(parseAmount(text)).toEqual({ valore })
  })

  it.each([
    '',
    '0',
    '0,00',
    '0.00',
    'n.d.',
    '-',
    'non previsto',
    'Non specificato',
    'illimitato',
    'Nessun limite',
    'da definire',
    'da determinare',
    'in corso di definizione',
    'zero',
  ])('that is «%s» says nothing', (text) => {
    expect(parseAmount(text)).toEqual({})
  })

  it.each([
    '1',
    '0.01',
    '99999',
    '111111',
    '1111111',
    '123456789',
    '999999',
    '9999999',
    '999999999',
    '999999.99',
    '1000000000',
    '10000000000',
  ])('that is the placeholder %s is asked, and not read', (text) => {
    expect(parseAmount(text)).toMatchObject({ tipo: 'amount-placeholder' })
    expect(parseAmount(text)).not.toHaveProperty('valore')
  })

  it.each([
    '163000000 (con dm 29/7), 161800000 (con dm 09/08)',
    '10.000; 20.000',
    '5000 e 7000',
    '10.000 a 20.000',
    '1.500.000 + 500.000',
    '5.000.000 per il 2025 e 3.000.000 per il 2026',
  ])('with several values is asked, with the first proposed: %s', (text) => {
    const read = parseAmount(text)
    expect(read).toMatchObject({
      tipo: 'amount-several',
      proposta: Number(/[\d.]+/.exec(text)![0].replace(/\./g, '')),
    })
    expect(read).not.toHaveProperty('valore')
  })

  it.each(['500 (in migliaia di euro)', '12 (milioni)', '500 (annui)'])(
    'with words that may change it is not read: %s',
    (text) => {
      expect(parseAmount(text)).not.toHaveProperty('valore')
    },
  )

  it.each(['-500', '50%', '1,500', 'variabile', 'vedi bando', 'oltre 2 milioni'])('is not guessed: %s', (text) => {
    const read = parseAmount(text)
    expect(read).toMatchObject({ tipo: 'amount-unreadable' })
    expect(read).not.toHaveProperty('valore')
  })
})
