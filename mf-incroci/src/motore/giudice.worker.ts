import { createGiudice } from './giudice.ts'
import type { Richiesta } from './messaggi.ts'

const giudice = createGiudice()

self.onmessage = ({ data }: MessageEvent<Richiesta>) => self.postMessage(giudice(data))
