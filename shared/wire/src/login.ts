import { EnteringUsrSchema } from '@bandiera/domain'
import * as z from 'zod/mini'

export const LoginRequestSchema = z.object({ email: z.string(), password: z.string() })

export const TokenLoginRequestSchema = z.object({ t: z.string() })

/** Answer of `login` and `tokenLogin`: the user, or an Italian message; one that starts with `no` or `puoi` clears the token (spec §8). */
export const LoginAnswerSchema = z.union([z.object({ u: EnteringUsrSchema }), z.string()])
export type LoginAnswer = z.infer<typeof LoginAnswerSchema>

/** Answer to a login that was not tried because too many are waiting; `%s` is the number of seconds to wait. */
export const LOGIN_BUSY_TEXT =
  'Il portale sta controllando molte password e non è ancora arrivato alla tua: riprova tra %s secondi.'

/** `untried`: the same e-mail and password may be sent again without a new decision. `null` when the text asks for no wait. */
export function loginWait(text: string): { seconds: number; untried: boolean } | null {
  const [, seconds] = /: riprova tra (\d{1,4}) secondi\.$/.exec(text) ?? []
  if (seconds === undefined) return null
  return { seconds: Number(seconds), untried: text === LOGIN_BUSY_TEXT.replace('%s', seconds) }
}

/** Measures of the login page: the server draws its skeleton, the shell the page, and nothing moves when it arrives. */
export const LOGIN_LOOK = {
  /** Width of the form's column from 1024 px on; the slides have the rest. */
  side: 'clamp(440px, 40vw, 620px)',
  form: 360,
  /** The form hangs from here, so that nothing below it moves it. */
  aboveForm: 'max(32px, calc(50vh - 264px))',
  gutter: 64,
  /** Height of the slides' controls and the space above them. */
  controls: 40,
  aboveControls: 40,
  /** A flag in the wind behind the slides: three waves, in a box of 1200 x 900 that fills the panel. */
  waves: [
    'M0 520C260 400 420 700 720 560S1080 420 1200 470V900H0Z',
    'M0 640C240 540 460 800 760 670S1090 560 1200 600V900H0Z',
    'M0 760C260 690 480 880 780 780S1100 700 1200 730V900H0Z',
  ],
} as const
