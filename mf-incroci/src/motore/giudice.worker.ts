import { warmUp } from '@bandiera/matching'
import { createGiudice } from './giudice.ts'
import type { Richiesta } from './messaggi.ts'

// it is started while the records are still on their way
warmUp()
const giudice = createGiudice()

self.onmessage = ({ data }: MessageEvent<Richiesta>) => self.postMessage(giudice(data))
