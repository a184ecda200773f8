import { type Criterio, CriterioSchema, CriteriSchema, criterioFaults, createCriterio } from './criterio.ts'
import { criterioGroups, criterioKindLabels, type CriterioKindId } from './kinds.ts'

const tipi = Object.keys(criterioKindLabels) as CriterioKindId[]
const fault = (criterio: object): string | undefined => {
  const [issue] = CriterioSchema.safeParse({ id: 'c', ...criterio }).error?.issues ?? []
  return issue && `${issue.path.join('.')}: ${issue.message}`
}

describe('a criterion', () => {
  it('is offered in all seventeen kinds, each once', () => {
    expect(tipi).toHaveLength(17)
    expect(criterioGroups.flatMap((gruppo) => gruppo.tipi).sort()).toEqual([...tipi].sort())
  })

  it('of a new kind says what must still be chosen, except where a start is enough', () => {
    const ready = tipi.filter((tipo) => criterioFaults(createCriterio(tipo, 'c')).length === 0)
    expect(ready).toEqual(['bilanci', 'deMinimis'])
  })

  it.each<[string, object, string]>([
    ['no place', { tipo: 'territorio' }, 'regioni: Scegli dove'],
    ['a regione that does not exist', { tipo: 'territorio', regioni: ['99'] }, 'regioni: Valore non riconosciuto: 99'],
    ['a provincia that does not exist', { tipo: 'territorio', province: ['999'] }, 'province: Valore non riconosciuto'],
    ['a comune that is no code', { tipo: 'territorio', comuni: ['Bari'] }, 'comuni: Valore non riconosciuto: Bari'],
    [
      'a provincia outside the regioni',
      { tipo: 'territorio', regioni: ['16'], province: ['015'] },
      'province: Milano non è nelle regioni scelte',
    ],
    ['no activity', { tipo: 'ateco' }, 'ammessi: Aggiungi un codice'],
    ['a code that is none', { tipo: 'ateco', ammessi: [{ codice: '2x' }] }, 'ammessi: 2x non è un codice ATECO'],
    [
      'a code of the other version',
      { tipo: 'ateco', ammessi: [{ codice: '45', versione: '2025' }] },
      'ammessi: 45 non esiste in ATECO 2025',
    ],
    [
      'codes beside all sectors',
      { tipo: 'ateco', tutti: true, ammessi: [{ codice: '10', versione: '2025' }] },
      'ammessi: Con tutti i settori',
    ],
    [
      'a code both in and out',
      {
        tipo: 'ateco',
        ammessi: [{ codice: '10', versione: '2025' }],
        esclusi: [{ codice: '10.00', versione: '2025' }],
      },
      'esclusi: 10.00 è anche tra gli ammessi',
    ],
    ['no size', { tipo: 'dimensione', ammesse: [] }, 'ammesse: Scegli almeno una voce'],
    ['a subject outside the vocabulary', { tipo: 'tipoSoggetto', ammessi: ['Ditta'] }, 'ammessi: Valore non'],
    ['no legal form', { tipo: 'formaGiuridica' }, 'ammesse: Scegli almeno una forma'],
    [
      'a form both in and out',
      { tipo: 'formaGiuridica', ammesse: ['srl'], escluse: ['srl'] },
      'escluse: La stessa forma è ammessa ed esclusa',
    ],
    ['an age without limits', { tipo: 'eta' }, 'mesiMin: Indica almeno uno dei due limiti'],
    ['an age upside down', { tipo: 'eta', mesiMin: 60, mesiMax: 12 }, 'mesiMax: Il massimo è più piccolo'],
    ['half a month', { tipo: 'eta', mesiMax: 1.5 }, 'mesiMax: Scrivi un numero intero'],
    [
      'shares of women asked of artisans',
      { tipo: 'qualifica', unaDi: ['artigiana'], soglie: { quote: 50 } },
      'unaDi: Le soglie valgono per imprese femminili e giovanili: scegline almeno una',
    ],
    [
      'more than all of the capital',
      { tipo: 'qualifica', unaDi: ['femminile'], soglie: { quote: 101 } },
      'soglie.quote: Una percentuale va da 0 a 100',
    ],
    [
      'an age without a share',
      { tipo: 'qualifica', unaDi: ['giovanile'], soglie: { anniMax: 35 } },
      'soglie.quote: Indica almeno una delle percentuali',
    ],
    [
      'an age that is none',
      { tipo: 'qualifica', unaDi: ['giovanile'], soglie: { quote: 50, anniMax: 12 } },
      'soglie.anniMax: Scrivi gli anni, da 18 a 99',
    ],
    ['no qualification', { tipo: 'qualifica', unaDi: [] }, 'unaDi: Scegli almeno una voce'],
    ['a turnover upside down', { tipo: 'fatturato', min: 2, max: 1 }, 'max: Il massimo è più piccolo'],
    ['a negative staff', { tipo: 'dipendenti', min: -1 }, 'min: Inserisci un valore non negativo'],
    ['an investment without limits', { tipo: 'investimento' }, 'min: Indica almeno uno'],
    ['an objective outside the vocabulary', { tipo: 'obiettivo', ammessi: ['Altro'] }, 'ammessi: Valore non'],
    ['no cost', { tipo: 'costi', ammessi: [] }, 'ammessi: Scegli almeno una voce'],
    ['an unknown regime without ceiling', { tipo: 'deMinimis', regime: 'x' }, 'massimale: Indica il massimale'],
    ['an aid over the ceiling', { tipo: 'deMinimis', massimale: 1, importo: 2 }, 'importo: Supera il massimale'],
    ['an unknown check', { tipo: 'regolarita', richieste: ['x'] }, 'richieste: Valore non riconosciuto: x'],
    ['accounts of no year', { tipo: 'bilanci', minimo: 0 }, 'minimo: Scrivi un numero intero da 1 in su'],
    ['accounts without number', { tipo: 'bilanci' }, 'minimo: Inserisci quanti bilanci servono'],
    ['an unknown index', { tipo: 'kpi', indice: 'x', op: '>=', soglia: 1 }, 'indice: Scegli l’indice'],
    ['an index without threshold', { tipo: 'kpi', indice: 'dscr', op: '>=' }, 'soglia: Inserisci la soglia'],
    ['words that say nothing', { tipo: 'libero', testo: ' ' }, 'testo: Scrivi il requisito'],
    ['a weight over 100', { tipo: 'libero', testo: 'x', peso: 101 }, 'peso: Il peso va da 0 a 100'],
  ])('is refused with %s', (_name, criterio, message) => {
    expect(fault(criterio)).toEqual(expect.stringContaining(message))
  })

  it('has an id of its own in its list', () => {
    const twice: Criterio[] = [
      { id: 'c', tipo: 'bilanci', minimo: 1 },
      { id: 'c', tipo: 'libero', testo: 'x' },
    ]
    expect(CriteriSchema.safeParse(twice).error?.issues[0]).toMatchObject({ path: ['1', 'id'] })
  })
})
