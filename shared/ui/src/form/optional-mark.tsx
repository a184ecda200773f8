import { testi } from '../testi.ts'

/** Says after a label that the field may stay empty. */
export const OptionalMark = () => <span style={{ fontWeight: 400, opacity: 0.8 }}> {testi.facoltativo}</span>
