import { bytesOf } from '../protocol/send-file.ts'
import type { Person } from '../protocol/world.ts'

const admin: Person[] = ['admin']
const ID = '6'.repeat(16)

/** Endpoints of the registry, for the table of all endpoints: admins of the operators' tenant, and who has a key. */
export const registryRows = {
  'GET /api/registro': { who: admin, others: 403 as const },
  'GET /api/registro/generazioni/:tenant': {
    url: '/api/registro/generazioni/localhost',
    who: admin,
    others: 403 as const,
  },
  'GET /api/registro/freni': { who: admin, others: 403 as const },
  'GET /api/registro/novita': { who: admin, others: 403 as const },
  'GET /api/registro/funzioni/:tenant': {
    url: '/api/registro/funzioni/localhost',
    who: admin,
    others: 403 as const,
  },
  'POST /api/registro/funzioni': { body: { tenant: '' }, who: admin, ok: 422, others: 403 as const },
  'POST /api/registro/comandi': { body: { comando: {} }, who: admin, ok: 422, others: 403 as const },
  'POST /api/registro/segnalazioni': { body: { segnalazione: '' }, who: admin, ok: 422, others: 403 as const },
  'POST /api/registro/shell': { body: { version: '' }, who: admin, ok: 422, others: 403 as const },
  'POST /api/registro/anteprime': { body: { tenant: '' }, who: admin, ok: 422, others: 403 as const },
  'GET /api/registro/anteprime': { who: admin, others: 403 as const },
  'GET /api/registro/anteprime/contenuto': {
    url: '/api/registro/anteprime/contenuto?tenant=localhost&ruolo=gestore',
    who: admin,
    others: 403 as const,
  },
  'DELETE /api/registro/anteprime/:id': {
    url: `/api/registro/anteprime/${ID}`,
    who: admin,
    ok: 404,
    others: 403 as const,
  },
  'GET /api/registro/chiavi': { who: admin, others: 403 as const },
  'POST /api/registro/chiavi': { body: { team: '' }, who: admin, ok: 422, others: 403 as const },
  'DELETE /api/registro/chiavi/:id': { url: `/api/registro/chiavi/${ID}`, who: admin, ok: 404, others: 403 as const },
  'POST /api/registro/chiavi/:id/ritiro': {
    url: `/api/registro/chiavi/${ID}/ritiro`,
    body: { perche: '' },
    who: admin,
    ok: 422,
    others: 403 as const,
  },
  'POST /api/registro/rilasci': { body: { modulo: '' }, who: admin, ok: 422, others: 403 as const },
  'GET /api/registro/shell': { who: admin, others: 403 as const },
  'GET /api/registro/shell/:mark/:file': {
    url: `/api/registro/shell/${ID}/main.js`,
    who: admin,
    ok: 404,
    others: 403 as const,
  },
  'GET /api/registro/rilasci/:id/:version/:file': {
    url: '/api/registro/rilasci/mf-prova/1.0.0/modulo.json',
    who: admin,
    ok: 404,
    others: 403 as const,
  },
  'PUT /api/registro/rilasci/:id/:version/:file': {
    url: '/api/registro/rilasci/mf-prova/1.0.0/a.js',
    body: bytesOf.png,
    who: admin,
    ok: 404,
    others: 403 as const,
  },
}
