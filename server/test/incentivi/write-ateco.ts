import { atecoSections, atecoSectionOf, type Criterio, type CriterioOfKind, type AtecoVersion } from '@bandiera/domain'
import type { Random } from '@bandiera/factories/random'
import { openReference } from '../../src/tenants/tables/reference.ts'

const { ateco } = openReference('no-data-folder')

/** Every code of a version that has no code below it, by brute force over all numbers. */
function leavesOf(versione: AtecoVersion): string[] {
  const down = (code: string): string[] => {
    const children = Array.from({ length: 10 }, (_, i) => `${code}${i}`).filter(
      (child) => ateco.exists(child, versione) === true,
    )
    return children.length === 0 || code.length === 6 ? [code] : children.flatMap(down)
  }
  const divisions = atecoSections[versione].flatMap(({ divisioni }) => divisioni.map(({ codice }) => codice))
  return divisions.flatMap(down)
}
export const LEAVES: Readonly<Record<AtecoVersion, readonly string[]>> = {
  '2007': leavesOf('2007'),
  '2025': leavesOf('2025'),
}

export interface WrittenAteco {
  text: string
  /** `2007 551000` for each leaf that the list admits. */
  ammessi: ReadonlySet<string>
}

const LABELS: Readonly<Record<AtecoVersion, readonly string[]>> = {
  '2007': [
    'ATECO 2007: ',
    'Ateco 2007 ',
    'codici ATECO 2007 - ',
    'ATECO2007: ',
    'Ateco 2022: ',
    'ATECO (2007): ',
    'CODICI ATECO 2007\n',
    'NACE Rev. 2: ',
    'Classificazione ATECO 2007 (fino al 31/03/2025): ',
  ],
  '2025': [
    'ATECO 2025: ',
    'ATECO2025 ',
    'Codice Ateco 2025 ',
    'ATECO 2025 - ',
    'ateco 2025:',
    'Ateco versione 2025: ',
    'NACE Rev. 2.1: ',
    'ATECO 2025 (in vigore dal 1° aprile 2025): ',
    '(2025) ',
  ],
}
const SEPARATORS = ['; ', ', ', ';', '\n', ' / ', ' | ', ' • ', '; e ', ' - ', '. ; ']

/** A cell of activity codes in one of its usual spellings, and what it admits. */
export function writeAteco(random: Random): WrittenAteco {
  const blocks = random.chance(0.25) ? 2 : 1
  const unlabelled = blocks === 1 && random.chance(0.35)
  const first: AtecoVersion = unlabelled || random.chance(0.5) ? '2007' : '2025'
  const versions: AtecoVersion[] = blocks === 1 ? [first] : [first, first === '2007' ? '2025' : '2007']
  const ammessi = new Set<string>()
  if (random.chance(0.1)) return writeAll(random)
  if (random.chance(0.05)) return writeBoth(random)
  const behind = !unlabelled && random.chance(0.15)
  const texts = versions.map((versione) => {
    const list = writeList(random, versione, ammessi)
    if (unlabelled) return list
    return behind ? `${list} (ATECO ${versione})` : `${random.one(LABELS[versione])}${list}`
  })
  return { text: texts.join(random.one(['; ', '\n', ' ', ' e '])), ammessi }
}

/** One list for both versions: each code counts in those that have it. */
function writeBoth(random: Random): WrittenAteco {
  const codes = Array.from({ length: 1 + random.int(4) }, () => codeAt(random, random.one(['2007', '2025'])))
  const label = random.one([
    'ATECO 2007/2025: ',
    'ATECO 2007 e 2025: ',
    'Ateco 2007 e Ateco 2025 ',
    'ATECO 2007-2025: ',
  ])
  const ammessi = (['2007', '2025'] as const).flatMap((versione) =>
    codes.flatMap((code) => under(versione, code).map((leaf) => `${versione} ${leaf}`)),
  )
  return { text: `${label}${codes.map(pointed).join('; ')}`, ammessi: new Set(ammessi) }
}

function writeAll(random: Random): WrittenAteco {
  const out = Array.from({ length: 1 + random.int(3) }, () => codeAt(random, '2007'))
  const words = random.one([
    'ad eccezione di ',
    'tranne i codici ',
    'ad esclusione delle divisioni ',
    'esclusi: ',
    'con esclusione di ',
  ])
  const ammessi = LEAVES['2007'].filter((leaf) => !out.some((code) => leaf.startsWith(code)))
  const all = random.one([
    'Tutti i settori economici ammissibili a ricevere aiuti',
    'Tutti i settori',
    'Tutte le attività economiche',
  ])
  return {
    text: `${all} ${words}${out.map((code) => pointed(code)).join(', ')}`,
    ammessi: new Set(ammessi.map((leaf) => `2007 ${leaf}`)),
  }
}

function writeList(random: Random, versione: AtecoVersion, ammessi: Set<string>): string {
  const separator = random.one(SEPARATORS)
  const count = separator === ' - ' ? 3 + random.int(4) : 1 + random.int(8)
  const compact = random.chance(0.1)
  const items = Array.from({ length: count }, () => {
    // a dash inside an item would be one of the chain
    const plain = separator === ' - ' || compact || random.chance(0.8)
    return plain
      ? writeCode(random, versione, compact)
      : random.one([writeRange, writeSection, writeHeading, writeWithout])(random, versione)
  })
  // what one item admits and another leaves out has no one meaning
  const clear = items.filter((item) => !items.some(({ leaves }) => item.out?.some((leaf) => leaves.includes(leaf))))
  // and neither has a section with one of its own codes behind it: the list may name both, or only the code
  const heads = items.some(({ leaves }, i) => items[i - 1]?.sezione && items[i - 1]!.leaves.includes(leaves[0]!))
  if (clear.length < items.length || heads) return writeList(random, versione, ammessi)
  for (const { leaves } of items) for (const leaf of leaves) ammessi.add(`${versione} ${leaf}`)
  return items.map(({ text }) => text).join(separator)
}

interface Item {
  text: string
  leaves: readonly string[]
  /** A whole section. */
  sezione?: boolean
  /** What it leaves out. */
  out?: readonly string[]
}

const under = (versione: AtecoVersion, code: string): string[] =>
  LEAVES[versione].filter((leaf) => leaf.startsWith(code))
const pointed = (code: string): string => code.replace(/(\d\d)(?=\d)/g, '$1.')

/** A code without zeros at its end, of two to six digits. */
function codeAt(random: Random, versione: AtecoVersion): string {
  for (;;) {
    const leaf = random.one(LEAVES[versione])
    const code = leaf.slice(0, 2 + random.int(leaf.length - 1))
    if (code.length === 2 || !code.endsWith('0')) return code
  }
}

function writeCode(random: Random, versione: AtecoVersion, compact: boolean): Item {
  const code = codeAt(random, versione)
  const leaves = under(versione, code)
  // zeros fill the class or the six figures
  const filled =
    code.length % 2 === 1 && random.chance(0.5)
      ? `${code}0`
      : code.length === 2 && random.chance(0.4)
        ? `${code}00`
        : code
  if (compact) return { text: code.length === 2 ? code : code.padEnd(6, '0'), leaves }
  const letter = atecoSectionOf(code, versione)!.lettera
  const written = random.one([
    () => pointed(filled),
    () => pointed(filled),
    () => `${letter}.${pointed(filled)}`,
    () => `${letter}${pointed(filled)}`,
    () => `${letter} ${pointed(filled)}`,
    () => pointed(filled).replaceAll('.', ' . '),
    () => (code.length === 2 || code.length === 4 ? `${pointed(code)}.xx` : pointed(filled)),
    () => withTitle(filled, code, versione),
  ])()
  return { text: written, leaves }
}

function withTitle(written: string, code: string, versione: AtecoVersion): string {
  const title = ateco.title(code, versione)
  return title ? `${pointed(written)} ${title}` : pointed(written)
}

function writeRange(random: Random, versione: AtecoVersion): Item {
  const divisions = [...new Set(LEAVES[versione].map((leaf) => leaf.slice(0, 2)))]
  const parents = [...divisions, ...new Set(LEAVES[versione].map((leaf) => leaf.slice(0, 3)))]
  const whole = random.chance(0.5)
  const parent = random.one(parents)
  const all = whole
    ? divisions
    : [
        ...new Set(
          LEAVES[versione].filter((leaf) => leaf.startsWith(parent)).map((leaf) => leaf.slice(0, parent.length + 1)),
        ),
      ].filter((each) => !each.endsWith('0'))
  if (all.length < 2) return writeCode(random, versione, false)
  const from = random.int(all.length - 1)
  const to = from + 1 + random.int(all.length - from - 1)
  const [first, last] = [pointed(all[from]!), pointed(all[to]!)]
  const text = random.one([
    `da ${first} a ${last}`,
    `${first}-${last}`,
    `dal ${first} al ${last}`,
    `da ${first} fino a ${last}`,
    // two classes with a dash may be a list
    all[from]!.length < 4 ? `${first} - ${last}` : `${first}-${last}`,
  ])
  return { text, leaves: all.slice(from, to + 1).flatMap((code) => under(versione, code)) }
}

function writeSection(random: Random, versione: AtecoVersion): Item {
  const { lettera, titolo, divisioni } = random.one(atecoSections[versione])
  const text = random.one([
    `sezione ${lettera}`,
    `lettera ${lettera}`,
    `Sezione ${lettera} - ${titolo}`,
    `${lettera} - ${titolo}`,
  ])
  return { text, sezione: true, leaves: divisioni.flatMap(({ codice }) => under(versione, codice)) }
}

/** Some divisions of a section, with the section as their heading. */
function writeHeading(random: Random, versione: AtecoVersion): Item {
  const { lettera, titolo, divisioni } = random.one(atecoSections[versione].filter((one) => one.divisioni.length > 2))
  const from = random.int(divisioni.length - 1)
  const codes = divisioni.slice(from, from + 2).map(({ codice }) => codice)
  const text = random.one([
    `sezione ${lettera} (${codes.join(', ')})`,
    `Sezione ${lettera} - ${titolo}: ${codes.join(' e ')}`,
    `sezione ${lettera} limitatamente alle divisioni ${codes.join(', ')}`,
    `${lettera} (solo ${codes.join(' e ')})`,
  ])
  return { text, leaves: codes.flatMap((code) => under(versione, code)) }
}

function writeWithout(random: Random, versione: AtecoVersion): Item {
  const leaf = random.one(LEAVES[versione].filter((each) => each.length > 3))
  const [code, out] = [leaf.slice(0, 2), leaf.slice(0, 3 + random.int(leaf.length - 3))]
  const word = random.one(['tranne', 'escluso il', 'ad eccezione del', 'eccetto'])
  const isOut = (each: string) => each.startsWith(out.replace(/0+$/, ''))
  const all = under(versione, code)
  return {
    text: `${code} (${word} ${pointed(out)})`,
    leaves: all.filter((each) => !isOut(each)),
    out: all.filter(isOut),
  }
}

type Codes = { codice: string; versione?: string | undefined }[]

/** Leaves that the activity criterion admits, by the first figures of each. */
export function admittedBy(criteri: readonly Criterio[]): Set<string> {
  const found = criteri.find((one) => one.id === 'ateco' && one.tipo === 'ateco') as CriterioOfKind<'ateco'> | undefined
  const digits = (codes: Codes = []) => codes.map(({ codice, versione }) => `${versione} ${codice.replaceAll('.', '')}`)
  const [inside, out] = [found?.tutti ? ['2007'] : digits(found?.ammessi), digits(found?.esclusi)]
  const all = (['2007', '2025'] as const).flatMap((versione) => LEAVES[versione].map((leaf) => `${versione} ${leaf}`))
  return new Set(
    all.filter((leaf) => inside.some((code) => leaf.startsWith(code)) && !out.some((code) => leaf.startsWith(code))),
  )
}
