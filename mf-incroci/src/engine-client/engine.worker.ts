import { adoptProvince } from '@bandiera/domain'
import { WARM_UPS, warmUp } from '@bandiera/matching'
import { createAnswers, type EngineRequest } from './answers.ts'

const answer = createAnswers()
let left = WARM_UPS

self.onmessage = ({ data }: MessageEvent<EngineRequest>) => {
  left = 0
  const { dati } = data.variazione
  // a worker has its own table of provinces
  if (dati) adoptProvince(dati.province)
  self.postMessage(answer(data))
}

/** It is started while the records are on their way: until the first question it practises, with a look for it in between. */
function practise(): void {
  if (left <= 0) return
  left -= 1
  warmUp()
  setTimeout(practise)
}
practise()
