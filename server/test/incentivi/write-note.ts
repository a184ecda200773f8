import { addDays } from '@bandiera/domain'
import type { Random } from '@bandiera/factories/random'

/** A note in the words of the catalogue, with what each of its phrases says. */
export interface WrittenNote {
  apertura: string
  chiusura: string | null
  note: string
  attesi: {
    oraApertura?: string
    oraChiusura?: string
    /** Day of the early closing that the note states. */
    chiusa?: string
    /** Day of the closing that the note gives against the field. */
    altra?: string
    /** Day that the opening is moved to. */
    spostata?: string
    /** Applications are suspended, from a day on. */
    sospesa?: boolean
  }
}

const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)

function day(random: Random, iso: string): string {
  const [year, month, date] = iso.split('-').map(Number) as [number, number, number]
  const two = (n: number) => String(n).padStart(2, '0')
  return random.one([
    `${date} ${MONTHS[month - 1]} ${year}`,
    `${date === 1 ? '1°' : date} ${MONTHS[month - 1]!.toUpperCase()} ${year}`,
    `${two(date)}/${two(month)}/${year}`,
    `${two(date)}.${two(month)}.${year}`,
    `giorno ${date} ${MONTHS[month - 1]} ${year}`,
  ])
}

function hour(random: Random): { ora: string; text: string } {
  const h = 8 + random.int(13)
  const m = random.one(['00', '00', '30', '59'])
  const text = random.one([
    `${h}:${m}`,
    `${h}.${m}`,
    `${h},${m}`,
    `${h}h${m}`,
    ...(m === '00' ? [String(h)] : [`${h}:${m}:00`]),
  ])
  return { ora: `${String(h).padStart(2, '0')}:${m}`, text }
}

/** `dal 5 maggio 2026`, `dalle ore 10 del 5 maggio 2026`, with the hour that it gives. */
function from(random: Random, iso: string): { text: string; ora?: string } {
  if (random.chance(0.4)) return { text: random.one([`dal ${day(random, iso)}`, `a partire dal ${day(random, iso)}`]) }
  const { ora, text } = hour(random)
  const d = day(random, iso)
  return {
    ora,
    text: random.one([
      `dalle ore ${text} del ${d}`,
      `a partire dalle ore ${text} del ${d}`,
      `dal ${d} alle ore ${text}`,
      `dal ${d} (ore ${text})`,
    ]),
  }
}

function until(random: Random, iso: string): { text: string; ora?: string } {
  if (random.chance(0.4))
    return {
      text: random.one([`al ${day(random, iso)}`, `fino al ${day(random, iso)}`, `ed entro il ${day(random, iso)}`]),
    }
  const { ora, text } = hour(random)
  const d = day(random, iso)
  return {
    ora,
    text: random.one([
      `alle ore ${text} del ${d}`,
      `fino alle ore ${text} del ${d}`,
      `ed entro le ore ${text} del ${d}`,
      `sino alle ore ${text} del ${d}`,
    ]),
  }
}

const PROVISOS = [
  ', salvo chiusura anticipata per esaurimento delle risorse',
  ', salvo esaurimento',
  ', salvo proroghe',
  ', fatte salve eventuali proroghe o riaperture',
  ', fino ad esaurimento delle risorse disponibili',
  '. La Camera si riserva la facoltà di chiudere anticipatamente lo sportello',
  '. In caso di esaurimento dei fondi lo sportello è chiuso in anticipo',
  '. È prevista la chiusura anticipata per esaurimento fondi',
  '',
  '',
]

/** Phrases that name days which are no end of the window. */
const OTHERS: ((random: Random, iso: string) => string)[] = [
  (random, iso) => `Bando pubblicato il ${day(random, iso)}.`,
  (random, iso) => `Bando approvato con decreto n. ${random.int(900)} del ${day(random, iso)}.`,
  (random, iso) => `Deliberazione della Giunta regionale n. ${random.int(900)} del ${day(random, iso)}.`,
  (random, iso) => `Sono ammissibili le spese sostenute dal ${day(random, iso)} al ${day(random, addDays(iso, 200))}.`,
  (random, iso) => `I progetti devono essere conclusi entro il ${day(random, addDays(iso, 500))}.`,
  (random, iso) => `La rendicontazione va inviata entro il ${day(random, addDays(iso, 600))}.`,
  (random, iso) => `Precompilazione dalle ore ${hour(random).text} del ${day(random, iso)}.`,
  (random, iso) => `La graduatoria è pubblicata entro il ${day(random, addDays(iso, 400))}.`,
  () => 'Le domande si inviano per via telematica.',
  (random, iso) => `Investimenti effettuati dal ${day(random, iso)} al ${day(random, addDays(iso, 700))}.`,
  (random, iso) => `I lavori devono iniziare entro il ${day(random, addDays(iso, 400))}.`,
  (random, iso) => `Quesiti entro il ${day(random, addDays(iso, 20))}.`,
  (random, iso) =>
    `Lo sportello resterà chiuso dal ${day(random, addDays(iso, 90))} al ${day(random, addDays(iso, 99))}.`,
  (random, iso) => `Le imprese devono essere iscritte al Registro delle imprese dal ${day(random, iso)}.`,
  (random, iso) => `Le domande possono essere compilate dal ${day(random, iso)}.`,
]

const STATED: ((random: Random, iso: string) => string)[] = [
  (random, iso) => `Lo sportello è stato chiuso il ${day(random, iso)} per esaurimento delle risorse.`,
  (random, iso) =>
    `Con determinazione n. ${random.int(900)} del ${day(random, iso)} è stata disposta la chiusura anticipata dello sportello.`,
  (random, iso) => `Sportello chiuso dal ${day(random, iso)}.`,
  (random, iso) => `Bando chiuso in data ${day(random, iso)}.`,
  (random, iso) => `Risorse esaurite in data ${day(random, iso)}.`,
  (random, iso) => `Si comunica la chiusura dello sportello alle ore ${hour(random).text} del ${day(random, iso)}.`,
]

const SUSPENDED: ((random: Random, iso: string) => string)[] = [
  (random, iso) => `La presentazione delle domande è sospesa a partire dal ${day(random, iso)}.`,
  (random, iso) => `Sospeso dal ${day(random, iso)}.`,
  (random, iso) =>
    `Lo sportello è temporaneamente sospeso dal ${day(random, iso)} al ${day(random, addDays(iso, 15))}.`,
  (random, iso) => `Sospensione dei termini dal ${day(random, iso)} per esaurimento delle risorse.`,
  (random, iso) =>
    `Con decreto n. ${random.int(900)} del ${day(random, addDays(iso, -1))} è disposta la sospensione dello sportello dal ${day(random, iso)}.`,
]
const MOVED: ((random: Random, iso: string, before: string) => string)[] = [
  (random, iso) => `L'apertura dello sportello è posticipata al ${day(random, iso)}.`,
  (random, iso, before) =>
    `L'apertura dei termini, prevista per il ${day(random, before)}, è rinviata al ${day(random, iso)}.`,
  (random, iso) => `Avvio posticipato al ${day(random, iso)}.`,
  (random, iso) => `Differita al ${day(random, iso)} l'apertura dello sportello.`,
  (random, iso, before) => `La data di apertura slitta dal ${day(random, before)} al ${day(random, iso)}.`,
  (random, iso) => `L'avvio della presentazione delle domande è spostato al ${day(random, iso)}.`,
]

export function writeNote(random: Random): WrittenNote {
  const apertura = addDays('2023-01-01', random.int(1500))
  const end = addDays(apertura, 30 + random.int(300))
  const kind = random.int(7)
  const before = random.chance(0.4) ? [random.one(OTHERS)(random, addDays(apertura, -1 - random.int(60)))] : []
  const after = random.chance(0.4) ? [random.one(OTHERS)(random, addDays(apertura, -1 - random.int(60)))] : []
  const put = (...own: string[]) => [...before, ...own, ...after].join(' ')
  if (kind === 0) {
    const chiusa = addDays(apertura, 5 + random.int(20))
    return {
      apertura,
      chiusura: random.chance(0.7) ? end : null,
      note: put(random.one(STATED)(random, chiusa)),
      attesi: { chiusa },
    }
  }
  if (kind === 5) {
    const note = put(random.one(SUSPENDED)(random, addDays(apertura, 5 + random.int(10))))
    return { apertura, chiusura: random.chance(0.7) ? end : null, note, attesi: { sospesa: true } }
  }
  if (kind === 6) {
    const spostata = addDays(apertura, 5 + random.int(20))
    return { apertura, chiusura: end, note: put(random.one(MOVED)(random, spostata, apertura)), attesi: { spostata } }
  }
  if (kind === 1) {
    const proroga = random.one([
      `La chiusura è prorogata al ${day(random, end)}.`,
      `Termine prorogato fino al ${day(random, end)}.`,
      `Il termine di presentazione delle domande è posticipato al ${day(random, end)}.`,
      `La scadenza slitta dal ${day(random, addDays(end, -20))} al ${day(random, end)}.`,
    ])
    return { apertura, chiusura: end, note: put(proroga), attesi: {} }
  }
  if (kind === 2) {
    const other = addDays(end, 15 + random.int(60))
    const to = until(random, other).text.replace(/^ed /, '')
    return {
      apertura,
      chiusura: end,
      note: put(`Le domande possono essere presentate ${to}.`),
      attesi: { altra: other },
    }
  }
  const [start, stop] = [from(random, apertura), until(random, end)]
  const words = random.one([
    'Le domande possono essere presentate',
    'Presentazione delle domande',
    'Le istanze vanno inviate',
    'Domande',
  ])
  const note = put(`${words} ${start.text} ${stop.text}${random.one(PROVISOS)}.`)
  return {
    apertura,
    chiusura: end,
    note,
    attesi: { ...(start.ora && { oraApertura: start.ora }), ...(stop.ora && { oraChiusura: stop.ora }) },
  }
}
