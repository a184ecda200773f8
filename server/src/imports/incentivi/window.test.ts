import { createRandom } from '@bandiera/factories/random'
import { writeNote } from '../../../test/incentivi/write-note.ts'
import { readNote as read } from './testing/read-note.ts'

describe('notes that announce no closing of their own', () => {
  it.each([
    ['dalle 12:00 del 2 dicembre 2026 alle 12:00 del 31 marzo 2027, salvo esaurimento', '2026-12-02', '2027-03-31', []],
    [
      'Lo sportello chiude il 30/06/2027. Bando pubblicato il 10 novembre 2026, fino a esaurimento',
      '2026-11-15',
      '2027-06-30',
      [],
    ],
    ['Con decreto del 20 novembre 2026 la chiusura è PROROGATA al 28 febbraio 2027', '2026-11-01', '2027-02-28', []],
    [
      'La scadenza iniziale del 15 novembre 2026 è stata prorogata. Chiusura come da data indicata',
      '2026-11-01',
      '2027-02-28',
      [],
    ],
    ['Apertura sportello: 1 ottobre 2026. Chiusura: ad esaurimento risorse', '2026-10-01', null, []],
    ['Riapertura dal 3 novembre 2026 dopo la chiusura estiva', '2026-09-01', '2027-02-28', ['reopening']],
    ['Spese sostenute dal 1 gennaio 2026. Domande fino a esaurimento', '2026-01-10', null, []],
    ['Domande entro il 1° marzo 2027; progetti conclusi entro 31/12/2027', '2026-11-01', '2027-03-01', []],
    [
      '… a partire dalle ore 11.00 del 19 marzo 2024 sino alle ore 23.59 del 29 novembre 2024, salvo chiusura anticipata per esaurimento delle risorse.',
      '2024-03-19',
      '2024-11-29',
      [],
    ],
    ['Domande dal 10/11/2026 fino ad esaurimento delle risorse.', '2026-11-10', '2027-03-31', []],
    ['Sportello aperto dalle ore 10.00 del 10 novembre 2026 fino a esaurimento fondi', '2026-11-10', null, []],
    ['Prevista chiusura anticipata per esaurimento fondi.', '2024-10-24', '2024-12-31', []],
    ['Salvo chiusura anticipata per esaurimento delle risorse.', '2025-09-01', '2027-12-31', []],
    [
      'Qualora le risorse siano esaurite prima del 5 marzo 2027, lo sportello è chiuso in anticipo.',
      '2026-11-01',
      '2027-06-30',
      [],
    ],
    ['La Camera si riserva di chiudere il bando prima del 31 gennaio 2027.', '2026-11-01', '2027-06-30', []],
    [
      'Le misure vengono riproposte tutti gli anni in base ai fondi disponibili.',
      '2022-02-10',
      '2025-10-16',
      ['recurring'],
    ],
  ])('%s', (note, apertura, chiusura, tipi) => {
    const found = read(apertura, chiusura, note)
    expect(found).not.toHaveProperty('chiusuraAnticipata')
    expect(found.asked.filter(({ proposta }) => proposta && 'chiusuraAnticipata' in proposta)).toEqual([])
    expect(found).toMatchObject({ dataApertura: apertura, ...(chiusura && { dataChiusura: chiusura }) })
    expect(found.tipi).toEqual(tipi)
  })
})

describe('a note that states that applications have ended', () => {
  it.each([
    ['Con decreto del 5 marzo 2024 è disposta la chiusura dello sportello per esaurimento risorse.', '2024-03-05'],
    ['Lo sportello è stato chiuso il 5 marzo 2024.', '2024-03-05'],
    ['Sportello chiuso dalle ore 12.00 del 6 marzo 2024 per esaurimento delle risorse.', '2024-03-06'],
    [
      'Con determinazione n. 12 del 1 marzo 2024 è disposta la chiusura dello sportello dalle ore 12:00 del 4 marzo 2024.',
      '2024-03-04',
    ],
    ['Risorse esaurite in data 7 marzo 2024.', '2024-03-07'],
    ['Si comunica l’avvenuto esaurimento delle risorse e la chiusura anticipata in data 09/03/2024.', '2024-03-09'],
    ['Lo sportello, aperto fino ad esaurimento delle risorse, è stato chiuso il 10/03/2024', '2024-03-10'],
  ])('is proposed, never taken: %s', (note, giorno) => {
    const found = read('2024-01-15', '2024-12-31', note)
    expect(found).not.toHaveProperty('chiusuraAnticipata')
    expect(found.asked).toMatchObject([
      { campo: 'chiusuraAnticipata', tipo: 'early-closing-stated', proposta: { chiusuraAnticipata: giorno } },
    ])
  })

  it('is asked without a day where it names none, or one before the opening', () => {
    expect(read('2024-01-01', null, 'Sportello chiuso.').asked).toMatchObject([{ tipo: 'early-closing-stated' }])
    const before = read('2024-06-01', null, 'Lo sportello è stato chiuso il 5 marzo 2024.').asked
    expect(before).toMatchObject([{ tipo: 'early-closing-stated' }])
    expect(before[0]).not.toHaveProperty('proposta')
  })

  it('asks nothing where the field already has that day', () => {
    expect(read('2024-01-01', '2024-03-05', 'Lo sportello è stato chiuso il 5 marzo 2024.').tipi).toEqual([])
  })
})

describe('hours', () => {
  it.each([
    [
      'dalle ore 10.00 del 17 ottobre 2024 alle ore 12.00 del 14 novembre 2024. È possibile la precompilazione dalle ore 10.00 dell’ 8 ottobre 2024',
      '10:00',
      '12:00',
    ],
    ['Domande dalle ore 12:00 del 17/10/2024 alle ore 21:00 del 14/11/2024.', '12:00', '21:00'],
    ['Domande dal 17 ottobre 2024, ore 9, al 14 novembre 2024 (ore 18)', '09:00', '18:00'],
    ['entro e non oltre le ore 18:00:00 del 14/11/2024', undefined, '18:00'],
    ['entro le ore 12.00 del 14 novembre', undefined, '12:00'],
    ['dal 17 ottobre 2024 e fino alle ore 12,00 del 14 novembre 2024', undefined, '12:00'],
    ['entro le ore 16.00 del giorno di scadenza', undefined, '16:00'],
    ['entro il 14/11/2024 alle ore 24:00', undefined, undefined],
    ['le domande si inviano entro le ore 13 di giovedì 14 novembre 2024', undefined, '13:00'],
  ])('%s', (note, oraApertura, oraChiusura) => {
    const found = read('2024-10-17T00:00:00', '2024-11-14T00:00:00', note)
    expect([found.oraApertura, found.oraChiusura, found.tipi]).toEqual([oraApertura, oraChiusura, []])
  })

  it('are read from the description where the note has none', () => {
    const Descrizione =
      'Le domande possono essere presentate dal 15 novembre 2023 e fino alle ore 12,00 del 15 dicembre 2023'
    expect(read('2023-11-15', '2023-12-15', '', { Descrizione })).toMatchObject({ oraChiusura: '12:00', asked: [] })
  })

  it('of no day of the window are asked, and those against the field too', () => {
    expect(read('2024-01-01', '2024-02-01', 'Nei giorni lavorativi dalle ore 9.30 alle ore 18.00').tipi).toEqual([
      'hours-unclear',
    ])
    expect(read('2024-01-01', '2024-02-01T11:00:00', 'entro le ore 15:00 del 1 febbraio 2024').tipi).toEqual([
      'hours-differ',
    ])
    expect(read('2024-01-01', '2024-02-01T11:00:00', 'entro le ore 12:00 del 1 febbraio 2024').tipi).toEqual([])
  })
})

describe('a note against the fields', () => {
  it('that gives another closing is asked, with the day proposed', () => {
    const found = read(
      '2022-12-01',
      '2023-01-31',
      'Le domande di contributo possono essere presentate fino alle ore 12.00 del 31 dicembre 2023.',
    )
    expect(found).toMatchObject({ dataChiusura: '2023-01-31' })
    expect(found.asked).toMatchObject([
      { tipo: 'closing-differs', proposta: { dataChiusura: '2023-12-31', oraChiusura: '12:00' } },
    ])
  })

  it('that extends the closing is asked, and is no early closing', () => {
    expect(
      read(
        '2024-07-01',
        '2026-10-31',
        'Proroga della data di presentazione delle proposte del bando al 30 settembre 2024.',
      ).asked,
    ).toMatchObject([{ campo: 'dataChiusura', tipo: 'extension', proposta: { dataChiusura: '2024-09-30' } }])
  })

  it('that gives another closing without its year is asked, with the year that fits', () => {
    expect(
      read('2023-10-03', '2023-12-31', 'Adempimenti entro domenica 8 ottobre ore 19.00. Iscrizioni chiuse.').asked,
    ).toMatchObject([{ tipo: 'closing-differs', proposta: { dataChiusura: '2023-10-08', oraChiusura: '19:00' } }])
    expect(read('2023-10-03', '2024-06-30', 'Domande entro il 15 gennaio').asked).toMatchObject([
      { proposta: { dataChiusura: '2024-01-15' } },
    ])
  })

  it('that gives an hour of the night is asked: the export may have meant the hour of Rome', () => {
    expect(read('2024-06-01', '2024-06-30T23:59:00')).toMatchObject({
      dataChiusura: '2024-07-01',
      oraChiusura: '01:59',
      asked: [{ tipo: 'hour-of-night', proposta: { dataChiusura: '2024-06-30', oraChiusura: '23:59' } }],
    })
  })

  it('that alone gives a closing is asked', () => {
    expect(read('2026-11-10', null, 'Domande dal 10 novembre 2026 al 31 marzo 2027').asked).toMatchObject([
      { tipo: 'closing-only-in-note', proposta: { dataChiusura: '2027-03-31' } },
    ])
    expect(read('2024-02-01', null, 'Procedura a sportello (regolamento valido fino al 31/12/2026)').tipi).toEqual([
      'day-unclear',
    ])
  })

  it('with a relative deadline, several windows or future days becomes a question', () => {
    expect(
      read('2024-01-01', '2026-12-31', 'La domanda va presentata entro sei mesi dal verificarsi dell’evento.').tipi,
    ).toEqual(['deadline-relative'])
    expect(
      read('2024-01-01', '2026-12-31', 'La rendicontazione va presentata entro 60 giorni dalla concessione.').tipi,
    ).toEqual([])
    expect(
      read(
        '2026-01-01',
        '2026-10-30',
        'Prima finestra dal 1 gennaio 2026 al 30 marzo 2026, seconda finestra dal 1 settembre 2026 al 30 ottobre 2026',
      ).tipi,
    ).toEqual(['several-windows'])
    expect(read(null, null, 'Da definire.').tipi).toEqual(['opening-absent', 'days-to-come'])
  })

  it('flags a missing opening, an unreadable day and a closing before the opening', () => {
    expect(read(null, 'presto').tipi).toEqual(['day-unreadable', 'opening-absent'])
    expect(read('2024-01-01', '2023-12-31').tipi).toEqual(['closing-before-opening'])
    expect(read('2024-01-01', null)).toEqual({ dataApertura: '2024-01-01', asked: [], tipi: [] })
  })
})

it('reads each note by the roles of its phrases, with any days beside them', () => {
  const random = createRandom(1427)
  for (let i = 0; i < 1500; i += 1) {
    const { apertura, chiusura, note, attesi } = writeNote(random)
    const found = read(apertura, chiusura, note)
    const proposed: Record<string, unknown>[] = found.asked.flatMap(({ proposta }) => (proposta ? [proposta] : []))
    const got = {
      note,
      days: [found.dataApertura, found.dataChiusura ?? null],
      hours: [found.oraApertura, found.oraChiusura],
      early: proposed.flatMap((one) => one.chiusuraAnticipata ?? []),
      other: proposed.flatMap((one) => one.dataChiusura ?? []),
      opening: proposed.flatMap((one) => one.dataApertura ?? []),
      tipi: found.tipi,
    }
    const want = {
      note,
      days: [apertura, chiusura],
      hours: [attesi.oraApertura, attesi.oraChiusura],
      early: attesi.chiusa ? [attesi.chiusa] : [],
      other: attesi.altra ? [attesi.altra] : [],
      opening: attesi.spostata ? [attesi.spostata] : [],
      tipi: [
        ...(attesi.chiusa ? ['early-closing-stated'] : []),
        ...(attesi.sospesa ? ['suspended'] : []),
        ...(attesi.altra ? ['closing-differs'] : []),
        ...(attesi.spostata ? ['opening-differs'] : []),
      ],
    }
    expect(got).toEqual(want)
  }
})
