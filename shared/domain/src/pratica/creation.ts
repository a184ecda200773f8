import type { AgevolazioneEstimate } from '../bando/estimate.ts'
import type { Azienda } from '../azienda/azienda.ts'
import type { Bando } from '../bando/bando.ts'
import { newId, newPraticaId } from '../records/ids.ts'
import type { SavedIncrocio, Pratica } from './pratica.ts'
import { firstRole } from '../usr/roles.ts'
import { lastDay } from '../bando/window.ts'
import type { Usr } from '../usr/usr.ts'

export interface NewPratica {
  azienda: Azienda
  bando?: Bando | undefined
  usr: Pick<Usr, '_id' | 'role'>
  oggi: string
  tipo?: Pratica['tipo']
  titolo?: string
  assegnatoA?: string
  /** The present verdict, stored as a snapshot. */
  incrocio?: Omit<SavedIncrocio, 'quando'> | undefined
  /** Estimated aid: start value of the project's amount and of the requested aid. */
  stima?: AgevolazioneEstimate | undefined
  now?: Date
}

/** A draft with the documents that the grant asks for, its closing as the first deadline, and the verdict of this moment. */
export function createPratica(given: NewPratica): Pratica {
  const { azienda, bando, incrocio, now = new Date() } = given
  const ultimo = bando && lastDay(bando.data)
  return {
    _id: newPraticaId(azienda._id, now),
    ...(bando ? { bandoId: bando._id } : {}),
    tipo: given.tipo ?? (bando ? 'bando' : 'consulenza'),
    titolo: given.titolo ?? bando?.data.titolo ?? azienda.ragioneSociale,
    stato: 'bozza',
    assegnatoA: given.assegnatoA ?? assigneeOf(azienda, given.usr),
    gestoreId: azienda.gestoreId,
    ...amountsOf(given.stima),
    ...(bando?.data.regime ? { regime: bando.data.regime } : {}),
    checklist: (bando?.data.documentiRichiesti ?? []).map(({ nome, obbligatorio }) => ({
      id: newId(now),
      voce: nome,
      obbligatoria: obbligatorio,
      stato: 'manca',
    })),
    scadenze: ultimo && ultimo >= given.oggi ? [{ id: newId(now), tipo: 'invio', data: ultimo }] : [],
    attivita: [],
    note: [],
    storico: [],
    ...(incrocio ? { incrocio: snapshot(incrocio, now) } : {}),
  }
}

function amountsOf(
  stima: AgevolazioneEstimate | undefined,
): Pick<Pratica, 'importoProgetto' | 'agevolazioneRichiesta'> {
  const spesa = stima?.ingredienti.spesa
  return {
    ...(spesa ? { importoProgetto: spesa } : {}),
    ...(stima?.importo ? { agevolazioneRichiesta: stima.importo } : {}),
  }
}

/** Assignee of a new case file: the professionista who opens it, else the first of the company, else its gestore. */
function assigneeOf(azienda: Azienda, usr: NewPratica['usr']): string {
  if (firstRole(usr.role) === 'professionista') return usr._id
  return azienda.professionisti[0] ?? azienda.gestoreId
}

function snapshot({ esito, punteggio, criteri }: Omit<SavedIncrocio, 'quando'>, now: Date): SavedIncrocio {
  return {
    esito,
    punteggio,
    criteri: criteri.map(({ tipo, valore, regola, valoreAzienda, dettaglio, vincolante }) => ({
      tipo,
      valore,
      regola,
      ...(valoreAzienda ? { valoreAzienda } : {}),
      ...(dettaglio ? { dettaglio } : {}),
      ...(vincolante === undefined ? {} : { vincolante }),
    })),
    quando: now.toISOString(),
  }
}

/** The verdict to keep in a case file, from the answer of the matching. */
export const savedIncrocio = snapshot
