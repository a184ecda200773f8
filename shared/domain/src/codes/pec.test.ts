import { checkPec, pecHint } from './email.ts'

it('takes a PEC as an e-mail address in small letters', () => {
  expect(checkPec(' Rossi.Srl@PEC.it ')).toEqual({ ok: true, valore: 'rossi.srl@pec.it' })
  expect(checkPec('rossi')).toEqual({ ok: false, motivo: expect.stringContaining('manca la @') })
  expect(checkPec(' ')).toEqual({ ok: false, motivo: 'Inserisci l’indirizzo PEC.' })
})

it.each(['rossi@gmail.com', 'rossi@Libero.IT', 'rossi@hotmail.it', 'rossi@aruba.it'])(
  'has a doubt about %s',
  (text) => {
    expect(pecHint(text)).toContain('di solito non sono PEC')
    expect(checkPec(text).ok).toBe(true)
  },
)

it.each(['rossi@pec.it', 'rossi@legalmail.it', 'rossi@pec.gmail.example.it', 'rossi@arubapec.it', 'rossi', ''])(
  'has no doubt about "%s"',
  (text) => {
    expect(pecHint(text)).toBeNull()
  },
)
