import { adoptProvince } from '@bandiera/domain'
import { WARM_UPS, warmUp } from '@bandiera/matching'
import { createAnswers, type EngineRequest } from './answers.ts'

const answer = createAnswers()
let left = WARM_UPS

self.onmessage = ({ data }: MessageEvent<EngineRequest>) => {
  left = 0
  const { dati } = data.changes
  // a worker has its own table of provinces
  if (dati) adoptProvince(dati.province)
  self.postMessage(answer(data))
}

/** The page starts the worker while the records load: until the first question the worker warms up, a step per turn. */
function warmUpStep(): void {
  if (left <= 0) return
  left -= 1
  warmUp()
  setTimeout(warmUpStep)
}
warmUpStep()
